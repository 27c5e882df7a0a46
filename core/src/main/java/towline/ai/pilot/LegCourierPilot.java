package towline.ai.pilot;

import towline.math.Angles;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.CourierSpec;

/**
 * Flies a courier along straight legs, each from one side of the ship past it to another, evenly,
 * in pulses, or to and fro about them.
 */
final class LegCourierPilot extends CourierPilot {
  /** How far round the ship a leg leads: the angle between both its ends and that of chance. */
  private static final double LEAST_WAY_ROUND = 1.4;

  private static final double MORE_WAY_ROUND = 0.8;

  /** How near the sector's edge a leg may end, m. */
  private static final double EDGE = 2;

  /** How far one gets that swings its heading, as a share of its way: the Bessel function J0. */
  private final double progress;

  private double course;
  private double legLeft;

  LegCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
    progress = swings() ? besselJ0(spec.figure().size()) : 1;
  }

  @Override
  void begin(Snapshot seen, int self) {
    legLeft = 0;
  }

  @Override
  void fly(Snapshot seen, int self, Command command) {
    legLeft -= Tick.SECONDS;
    if (legLeft <= 0) {
      turn(seen, self);
    }
    CourierSpec.Figure figure = spec.figure();
    double change = figure.size() * Trigonometry.sin(Angles.TURN * figure.rate() * clock);
    double heading = swings() ? course + change : course;
    double speed = swings() ? figure.pace() : figure.pace() + change;
    order(speed * Trigonometry.cos(heading), speed * Trigonometry.sin(heading), command);
  }

  private boolean swings() {
    return spec.motion() == CourierSpec.Motion.WEAVING;
  }

  /** Lays the next leg. */
  private void turn(Snapshot seen, int self) {
    CourierSpec.Station station = spec.station();
    int ship = seen.first(EntityKind.SHIP);
    boolean hasShip = ship < seen.end(EntityKind.SHIP);
    double ahead = station.foresight();
    double midX = hasShip ? seen.x(ship) + ahead * seen.vx(ship) : seen.width() / 2;
    double midY = hasShip ? seen.y(ship) + ahead * seen.vy(ship) : seen.height() / 2;
    double from = StrictMath.atan2((seen.y(self) - midY) / station.flatness(), seen.x(self) - midX);
    double round = LEAST_WAY_ROUND + MORE_WAY_ROUND * random.nextDouble();
    double to = random.index(2) == 0 ? from + round : from - round;
    double x = midX + station.reach() * Trigonometry.cos(to);
    double y = midY + station.flatness() * station.reach() * Trigonometry.sin(to);
    double dx = Math.max(EDGE, Math.min(seen.width() - EDGE, x)) - seen.x(self);
    double dy = Math.max(EDGE, Math.min(seen.height() - EDGE, y)) - seen.y(self);
    course = StrictMath.atan2(dy, dx);
    legLeft = Math.max(1, StrictMath.hypot(dx, dy)) / (progress * spec.figure().pace());
  }

  /** The mean of cos(a sin t) over t, by its series. */
  private static double besselJ0(double a) {
    double sum = 0;
    double term = 1;
    for (int k = 1; Math.abs(term) > 1e-12; k++) {
      sum += term;
      term *= -a * a / (4.0 * k * k);
    }
    return sum;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(course);
    hash.add(legLeft);
  }
}
