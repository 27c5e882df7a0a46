package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.scene.InterpolatedScene;

/**
 * The entity at which a mark begins. Marks are positions at ticks, and the picture is between two
 * ticks; a mark fixed to an entity is shifted by the same vector as the entity.
 */
final class TraceAnchor {
  private double shiftX;
  private double shiftY;
  private EntityKind kind = EntityKind.SHIP;

  /** Finds the entity with an id. */
  void find(InterpolatedScene scene, int id) {
    Snapshot snapshot = scene.snapshot();
    int index = id == 0 ? -1 : snapshot.indexOf(id);
    kind = index < 0 ? EntityKind.SHIP : snapshot.kind(index);
    shiftX = index < 0 ? 0 : scene.x(index) - snapshot.x(index);
    shiftY = index < 0 ? 0 : scene.y(index) - snapshot.y(index);
  }

  /** Returns the x offset of the drawn position from the position in the snapshot, m. */
  double shiftX() {
    return shiftX;
  }

  /** Returns the y offset of the drawn position from the position in the snapshot, m. */
  double shiftY() {
    return shiftY;
  }

  /** Returns the kind of the entity; the ship's if the entity is gone. */
  EntityKind kind() {
    return kind;
  }
}
