package towline.view.overlay;

import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.scene.InterpolatedScene;

/**
 * The entity that a mark begins at. Marks stand at ticks, the picture between them; so what is
 * fixed to an entity is shifted as the entity is.
 */
final class TraceAnchor {
  private double shiftX;
  private double shiftY;
  private EntityKind kind = EntityKind.SHIP;

  /** Finds the entity with that id. */
  void find(InterpolatedScene scene, int id) {
    Snapshot now = scene.now();
    int index = id == 0 ? -1 : now.indexOf(id);
    kind = index < 0 ? EntityKind.SHIP : now.kind(index);
    shiftX = index < 0 ? 0 : scene.x(index) - now.x(index);
    shiftY = index < 0 ? 0 : scene.y(index) - now.y(index);
  }

  /** How far it is drawn from where it stands, m. */
  double shiftX() {
    return shiftX;
  }

  /** How far it is drawn from where it stands, m. */
  double shiftY() {
    return shiftY;
  }

  /** What it is; the ship when it is gone. */
  EntityKind kind() {
    return kind;
  }
}
