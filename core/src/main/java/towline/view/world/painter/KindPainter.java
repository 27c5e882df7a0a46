package towline.view.world.painter;

import towline.sim.api.EntityKind;

/** Draws all entities of a kind. */
public interface KindPainter {
  /** Draws all entities of a kind that the camera sees. */
  void draw(PaintFrame frame, EntityKind kind);
}
