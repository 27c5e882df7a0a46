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
 * A pilot of a courier that flies straight legs, each from one side of the ship past it to another,
 * at constant speed, in pulses, or weaving about them.
 */
final class LegCourierPilot extends CourierPilot {
  /**
   * Least angle between the ends of a leg, as seen from the ship, and the range of its random part,
   * rad.
   */
  private static final double MIN_LEG_ANGLE = 1.4;

  private static final double RANDOM_LEG_ANGLE = 0.8;

  /** Least distance of a leg's end from the sector's edge, m. */
  private static final double MIN_EDGE_DISTANCE = 2;

  /** Least length of a leg, m. */
  private static final double MIN_LEG_LENGTH = 4;

  /** Headway of a weaver as a share of its path: the Bessel function J0 of its swing. */
  private final double progress;

  private final double edge;

  private double course;
  private double legLeft;

  LegCourierPilot(CourierSpec spec, long seed) {
    super(spec, seed);
    progress = swings() ? besselJ0(spec.figure().size()) : 1;
    // A leg ends up to a tick late.
    double room = spec.radius() + spec.reach() + spec.speed() * Tick.SECONDS;
    edge = Math.max(MIN_EDGE_DISTANCE, room);
  }

  @Override
  void begin(Snapshot snapshot, int index) {
    legLeft = 0;
  }

  @Override
  void fly(Snapshot snapshot, int index, Command command) {
    legLeft -= Tick.SECONDS;
    if (legLeft <= 0) {
      turn(snapshot, index);
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

  /** Begins the next leg. */
  private void turn(Snapshot snapshot, int index) {
    CourierSpec.Station station = spec.station();
    int ship = snapshot.first(EntityKind.SHIP);
    boolean hasShip = ship < snapshot.end(EntityKind.SHIP);
    double ahead = station.foresight();
    double midX = hasShip ? snapshot.x(ship) + ahead * snapshot.vx(ship) : snapshot.width() / 2;
    double midY = hasShip ? snapshot.y(ship) + ahead * snapshot.vy(ship) : snapshot.height() / 2;
    double from =
        StrictMath.atan2((snapshot.y(index) - midY) / station.flatness(), snapshot.x(index) - midX);
    double round = MIN_LEG_ANGLE + RANDOM_LEG_ANGLE * random.nextDouble();
    double to = random.index(2) == 0 ? from + round : from - round;
    double x = midX + station.reach() * Trigonometry.cos(to);
    double y = midY + station.flatness() * station.reach() * Trigonometry.sin(to);
    double dx = Math.max(edge, Math.min(snapshot.width() - edge, x)) - snapshot.x(index);
    double dy = Math.max(edge, Math.min(snapshot.height() - edge, y)) - snapshot.y(index);
    double seconds = seconds(StrictMath.hypot(dx, dy));
    if (seconds < minSeconds()) {
      dx = snapshot.width() / 2 - snapshot.x(index);
      dy = snapshot.height() / 2 - snapshot.y(index);
      seconds = minSeconds();
    }
    course = StrictMath.atan2(dy, dx);
    legLeft += seconds;
  }

  /** Returns the duration of a leg of {@code length}, m, or less to end in mid-swing, s. */
  private double seconds(double length) {
    double seconds = length / (progress * spec.figure().pace());
    return swings() ? StrictMath.floor(seconds / halfSwing()) * halfSwing() : seconds;
  }

  private double minSeconds() {
    double seconds = MIN_LEG_LENGTH / (progress * spec.figure().pace());
    return swings() ? StrictMath.ceil(seconds / halfSwing()) * halfSwing() : seconds;
  }

  private double halfSwing() {
    return 0.5 / spec.figure().rate();
  }

  /** Returns the mean of cos(a sin t) over t, by its series. */
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
