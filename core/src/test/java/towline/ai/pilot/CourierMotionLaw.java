package towline.ai.pilot;

import towline.math.Angles;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/** The law of a courier's velocity from tick to tick, by its numbers. */
public final class CourierMotionLaw {
  private CourierMotionLaw() {}

  /** Returns the least share of ticks in which a courier flies exactly its figure. */
  public static double leastShare(CourierSpec kind) {
    return switch (kind.motion()) {
      // Their anchors move after the ship.
      case TREMBLING, CIRCLING, HOPPING -> 0.5;
      case STRAIGHT, PULSING, WEAVING, EVADING, SHADOWING -> 0.97;
    };
  }

  /** Returns true if the velocity may change to {@code toX}, {@code toY} within a tick, m/s. */
  public static boolean allows(
      CourierSpec kind, double fromX, double fromY, double toX, double toY) {
    double speed = Math.hypot(toX, toY);
    double ax = (toX - fromX) / Tick.SECONDS;
    double ay = (toY - fromY) / Tick.SECONDS;
    CourierSpec.Figure figure = kind.figure();
    return switch (kind.motion()) {
      case TREMBLING -> speed < 2.3 * 2 * Math.PI * figure.rate() * figure.size();
      case STRAIGHT -> Math.hypot(ax, ay) < 1e-6 && Math.abs(speed - figure.pace()) < 1e-9;
      case PULSING ->
          Math.abs(speed - figure.pace()) < figure.size() + 1e-9
              && Math.abs(fromX * toY - fromY * toX) < 1e-6;
      case CIRCLING -> Math.abs(speed - figure.size() * figure.rate()) < 0.01;
      case HOPPING -> Math.abs(ay + figure.rate()) < 1e-6 && Math.abs(ax) < 1e-6;
      case WEAVING ->
          Math.abs(speed - figure.pace()) < 1e-9
              && turn(fromX, fromY, toX, toY)
                  < figure.size() * Angles.TURN * figure.rate() * Tick.SECONDS;
      case EVADING -> Math.hypot(ax, ay) < kind.acceleration() + 1e-6;
      case SHADOWING -> speed < kind.speed() + 1e-9;
    };
  }

  /** Returns the angle between two velocities, rad. */
  private static double turn(double fromX, double fromY, double toX, double toY) {
    return Math.abs(Math.atan2(fromX * toY - fromY * toX, fromX * toX + fromY * toY));
  }
}
