package towline.ai.pilot;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/**
 * Flies a courier along straight legs, each from one side of the ship past it to another, evenly,
 * in pulses, or to and fro about them.
 */
final class LegCourierPilot extends CourierPilot {
  /** How far round the ship a leg leads: the angle between both its ends and that of chance. */
  private static final double LEAST_WAY_ROUND = 1.4;

  private static final double MORE_WAY_ROUND = 0.8;

  /** Least distance of a leg's end from the sector's edge, m. */
  private static final double LEAST_EDGE = 2;

  /** Least length of a leg, m. */
  private static final double LEAST_LEG = 4;

  /** How far one gets that swings its heading, as a share of its way: the Bessel function J0. */
  private final double progress;

  private final double edge;

  private double course;
  private double legLeft;

  LegCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
    progress = swings() ? besselJ0(spec.figure().size()) : 1;
    // A leg ends up to a tick late.
    double room = spec.radius() + spec.reach() + spec.speed() * Tick.SECONDS;
    edge = Math.max(LEAST_EDGE, room);
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
    // Legs of a weaver begin and end in the middle of a swing: their line is that of the figure.
    double turns = figure.rate() * clock + (swings() ? 0.25 : 0);
    double change = figure.size() * Trigonometry.sin(Angles.TURN * turns);
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
    double dx = Math.max(edge, Math.min(seen.width() - edge, x)) - seen.x(self);
    double dy = Math.max(edge, Math.min(seen.height() - edge, y)) - seen.y(self);
    double seconds = seconds(StrictMath.hypot(dx, dy));
    if (seconds < leastSeconds()) {
      dx = seen.width() / 2 - seen.x(self);
      dy = seen.height() / 2 - seen.y(self);
      seconds = leastSeconds();
    }
    course = StrictMath.atan2(dy, dx);
    legLeft += seconds;
  }

  /** Returns the duration of a leg that goes {@code length} m, or less to end in mid-swing, s. */
  private double seconds(double length) {
    double seconds = length / (progress * spec.figure().pace());
    return swings() ? StrictMath.floor(seconds / halfSwing()) * halfSwing() : seconds;
  }

  private double leastSeconds() {
    double seconds = LEAST_LEG / (progress * spec.figure().pace());
    return swings() ? StrictMath.ceil(seconds / halfSwing()) * halfSwing() : seconds;
  }

  private double halfSwing() {
    return 0.5 / spec.figure().rate();
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
