package towline.view.world.painter;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.draw.Palette;
import towline.view.scene.InterpolatedScene;

/** Draws the entities of a kind, or of several kinds that look alike, one after the other. */
public abstract class EntityPainter implements KindPainter {
  protected final Palette palette;

  private final double margin;

  /** Creates a painter that also draws entities up to {@code margin} m outside the picture. */
  protected EntityPainter(Palette palette, double margin) {
    this.palette = palette;
    this.margin = margin;
  }

  @Override
  public void draw(PaintFrame frame, EntityKind kind) {
    InterpolatedScene scene = frame.scene();
    Snapshot snapshot = scene.snapshot();
    for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
      if (frame.camera().intersects(scene.x(i), scene.y(i), margin)) {
        drawEntity(frame, kind, i);
      }
    }
  }

  /** Draws the entity with index {@code i} of the snapshot. */
  protected abstract void drawEntity(PaintFrame frame, EntityKind kind, int i);
}
