package towline.view.overlay;

import towline.sim.Kind;
import towline.sim.Snapshot;
import towline.view.world.Scene;

/**
 * Whose thought a mark is: the thing that stands where the mark begins. Marks stand at ticks, the
 * picture between them; so what is fixed to a thing is shifted as the thing is.
 */
final class Thinker {
  /** A muzzle is at most that far from the middle of what it belongs to, m. */
  private static final double REACH = 3;

  private static final Kind[] MINDLESS = {
    Kind.VESSEL_HULL,
    Kind.SHIP_SHOT,
    Kind.DRONE_SHOT,
    Kind.WINGMAN_SHOT,
    Kind.FOE_SHOT,
    Kind.SHELL,
    Kind.SHARD,
    Kind.POWER_UP
  };

  private static final boolean[] THINKS = new boolean[Kind.count()];

  static {
    java.util.Arrays.fill(THINKS, true);
    for (Kind kind : MINDLESS) {
      THINKS[kind.ordinal()] = false;
    }
  }

  private double shiftX;
  private double shiftY;
  private Kind kind = Kind.SHIP;

  /** Finds who stands there, m. */
  void find(Scene scene, double x, double y) {
    Snapshot now = scene.now();
    int nearest = -1;
    double least = REACH * REACH;
    for (int k = 0; k < THINKS.length; k++) {
      Kind candidate = Kind.of(k);
      for (int i = THINKS[k] ? now.first(candidate) : now.end(candidate);
          i < now.end(candidate);
          i++) {
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
      kind = Kind.SHIP;
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
  Kind kind() {
    return kind;
  }
}
