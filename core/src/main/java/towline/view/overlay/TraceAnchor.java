package towline.view.overlay;

import java.util.Arrays;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.view.scene.InterpolatedScene;

/**
 * Whose thought a mark is: the thing that stands where the mark begins. Marks stand at ticks, the
 * picture between them; so what is fixed to a thing is shifted as the thing is.
 */
final class TraceAnchor {
  /** A muzzle is at most that far from the middle of what it belongs to, m. */
  private static final double REACH = 3;

  private static final EntityKind[] PILOTS =
      Arrays.stream(EntityKind.values()).filter(TraceAnchor::hasPilot).toArray(EntityKind[]::new);

  private double shiftX;
  private double shiftY;
  private EntityKind kind = EntityKind.SHIP;

  private static boolean hasPilot(EntityKind kind) {
    return kind.isTarget() || kind == EntityKind.OWN_MISSILE || kind == EntityKind.SEEKER;
  }

  /** Finds who stands there, m. */
  void find(InterpolatedScene scene, double x, double y) {
    Snapshot now = scene.now();
    int nearest = -1;
    double least = REACH * REACH;
    for (EntityKind candidate : PILOTS) {
      for (int i = now.first(candidate); i < now.end(candidate); i++) {
        double dx = now.x(i) - x;
        double dy = now.y(i) - y;
        double squared = dx * dx + dy * dy;
        if (squared < least) {
          least = squared;
          nearest = i;
          kind = candidate;
        }
      }
    }
    if (nearest < 0) {
      kind = EntityKind.SHIP;
    }
    shiftX = nearest < 0 ? 0 : scene.x(nearest) - now.x(nearest);
    shiftY = nearest < 0 ? 0 : scene.y(nearest) - now.y(nearest);
  }

  /** How far it is drawn from where it stands, m. */
  double shiftX() {
    return shiftX;
  }

  /** How far it is drawn from where it stands, m. */
  double shiftY() {
    return shiftY;
  }

  /** What it is; the ship when nobody stands there. */
  EntityKind kind() {
    return kind;
  }
}
