package towline.view.world.painter;

import towline.sim.api.EntityKind;

/** Draws everything of a kind. */
public interface KindPainter {
  /** Draws all entities of that kind that the camera sees. */
  void draw(PaintFrame frame, EntityKind kind);
}
