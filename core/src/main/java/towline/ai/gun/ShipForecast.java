package towline.ai.gun;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.FlightBelief;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.BarrageSpec;

/**
 * The forecast of the ship's place by an enemy with a barrage. It rests on one belief about the
 * ship's flight, which the enemy gives up only after the ship has flown otherwise for a while: a
 * player can teach it a belief, and then fly otherwise.
 */
public final class ShipForecast {
  /** Speed below which the ship counts as stationary, m/s. */
  private static final double STATIONARY_SPEED = 2.5;

  /** Turn rate below which the ship counts as flying straight, rad/s. */
  private static final double STRAIGHT_TURN_RATE = 0.45;

  /** Highest turn rate of a forecast, rad/s. */
  private static final double MAX_TURN_RATE = 2.5;

  /** Time constant of the measured turn rate, s. */
  private static final double TURN_SMOOTHING = 0.3;

  /** Time constant of the turn rate of a forecast, s. */
  private static final double RATE_SMOOTHING = 1;

  private FlightBelief belief = FlightBelief.NONE;

  private double doubt;
  private double course = Double.NaN;
  private double turnRate;

  /** Absolute turn rate of the ship's latest turns, rad/s. */
  private double usualTurnRate = 1;

  private double x;
  private double y;

  /** Forgets everything. */
  public void reset() {
    belief = FlightBelief.NONE;
    doubt = 0;
    course = Double.NaN;
    turnRate = 0;
    usualTurnRate = 1;
    x = 0;
    y = 0;
  }

  /**
   * Watches the ship for a tick, and fills in the forecast of a command.
   *
   * @return true if there is a ship
   */
  public boolean update(Snapshot snapshot, BarrageSpec barrage, Command command) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      reset();
      return false;
    }
    double speed = StrictMath.hypot(snapshot.vx(ship), snapshot.vy(ship));
    measure(snapshot, ship, speed);
    learn(observed(speed), Tick.SECONDS / barrage.studyTime());
    foretell(snapshot, ship, speed, barrage.flight());
    command.belief = belief;
    command.doubt = doubt;
    command.forecastX = Math.max(0, Math.min(snapshot.width(), x));
    command.forecastY = Math.max(0, Math.min(snapshot.height(), y));
    return true;
  }

  /** Returns the x coordinate of the latest forecast, m. */
  double x() {
    return x;
  }

  /** Returns the y coordinate of the latest forecast, m. */
  double y() {
    return y;
  }

  /** Adds its memory to {@code hash}. */
  public void hashInto(StateHash hash) {
    hash.add(belief.ordinal());
    hash.add(doubt);
    hash.add(course);
    hash.add(turnRate);
    hash.add(usualTurnRate);
  }

  private void measure(Snapshot snapshot, int ship, double speed) {
    double rate = 0;
    if (speed >= STATIONARY_SPEED) {
      double now = StrictMath.atan2(snapshot.vy(ship), snapshot.vx(ship));
      rate = Double.isNaN(course) ? 0 : Angles.difference(now, course) / Tick.SECONDS;
      course = now;
    } else {
      course = Double.NaN;
    }
    double bounded = Math.max(-2 * MAX_TURN_RATE, Math.min(2 * MAX_TURN_RATE, rate));
    turnRate += (bounded - turnRate) * Tick.SECONDS / TURN_SMOOTHING;
    double size = Math.abs(turnRate);
    if (size >= STRAIGHT_TURN_RATE) {
      usualTurnRate +=
          (Math.min(MAX_TURN_RATE, size) - usualTurnRate) * Tick.SECONDS / RATE_SMOOTHING;
    }
  }

  private FlightBelief observed(double speed) {
    if (speed < STATIONARY_SPEED) {
      return FlightBelief.STAYS;
    }
    if (Math.abs(turnRate) < STRAIGHT_TURN_RATE) {
      return FlightBelief.STRAIGHT;
    }
    return turnRate > 0 ? FlightBelief.LEFT : FlightBelief.RIGHT;
  }

  /** Lets the doubt grow by {@code step} while the ship flies otherwise, or else fall. */
  private void learn(FlightBelief observed, double step) {
    if (belief == FlightBelief.NONE) {
      belief = observed;
    }
    doubt = observed == belief ? Math.max(0, doubt - step) : doubt + step;
    if (doubt >= 1) {
      belief = observed;
      doubt = 0;
    }
  }

  private void foretell(Snapshot snapshot, int ship, double speed, double time) {
    double vx = snapshot.vx(ship);
    double vy = snapshot.vy(ship);
    double ahead = time;
    double aside = 0;
    if (belief == FlightBelief.STAYS) {
      ahead = 0;
    } else if (belief != FlightBelief.STRAIGHT && speed >= STATIONARY_SPEED) {
      double rate = belief == FlightBelief.LEFT ? usualTurnRate : -usualTurnRate;
      ahead = Trigonometry.sin(rate * time) / rate;
      aside = (1 - Trigonometry.cos(rate * time)) / rate;
    }
    x = snapshot.x(ship) + ahead * vx - aside * vy;
    y = snapshot.y(ship) + ahead * vy + aside * vx;
  }
}
