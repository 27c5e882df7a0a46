package towline.ai.pilot;

import towline.ai.steer.CrowdSteering;
import towline.ai.steer.TankTraffic;
import towline.avoidance.AgentLimits;
import towline.avoidance.Crowd;
import towline.math.Angles;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.spec.MiteSpec;

/**
 * Drives a mite of a school. A school streams to and fro across the ship, where it parts and closes
 * again, and now and then draws a ring about it that shrinks and leaves a gap. Some of each school
 * fly at the ship itself. What figure a school is in follows from the time and its number alone, so
 * that its mites need not talk to each other.
 */
final class MitePilot implements Pilot {
  /** The time of all figures of a school, s. */
  private static final double ROUND = 11;

  /** The shares of a round after which the stream turns back, and the ring is drawn. */
  private static final double TURN_BACK = 0.32;

  private static final double RING = 0.64;

  /** How much later each further school begins a round, s. */
  private static final double STAGGER = 3.7;

  /** The turn of a stream's axis from round to round and from school to school, radians. */
  private static final double AXIS_TURN = 2.4;

  /** How far beyond the ship a stream flies, m. */
  private static final double BEYOND = 12;

  /** The half-width of a stream, m. */
  private static final double WIDTH = 3.2;

  /** The radii of a ring when it is drawn and when it is closed, m. */
  private static final double OPEN_RING = 9.5;

  private static final double CLOSED_RING = 1;

  /** A ring smaller than this no longer makes way for the ship, m. */
  private static final double STRIKING_RING = 4.5;

  /** The part of a full turn that the gap of a ring takes. */
  private static final double GAP = 0.2;

  /** One mite of so many flies at the ship. */
  private static final int STRIKERS = 4;

  /** How far ahead a striker aims, s. */
  private static final double LEAD = 0.5;

  private final TankTraffic traffic;
  private final CrowdSteering steering = new CrowdSteering();
  private final MiteSpec spec;
  private final AgentLimits limits;
  private double lane;
  private double slot;
  private boolean strikes;
  private double goalX;
  private double goalY;
  private boolean makesWay;

  MitePilot(MiteSpec spec, long seed, TankTraffic traffic) {
    this.spec = spec;
    this.traffic = traffic;
    limits =
        new AgentLimits(spec.radius(), spec.speed(), spec.turnRate(), spec.sight(), spec.margin());
    restart(seed);
  }

  MiteSpec spec() {
    return spec;
  }

  /** Makes it the pilot of a new mite of the same kind. */
  void restart(long seed) {
    steering.reset();
    goalX = 0;
    goalY = 0;
    makesWay = false;
    lane = ((seed >>> 8) & 0xFFFF) / (double) 0x8000 - 1;
    slot = ((seed >>> 24) & 0xFFFF) / (double) 0x10000;
    strikes = Math.floorMod(seed, STRIKERS) == 0;
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    chooseGoal(seen, self);
    Crowd crowd = makesWay ? traffic.of(seen) : traffic.withoutShip(seen);
    double course = StrictMath.atan2(goalY - seen.y(self), goalX - seen.x(self));
    steering.steer(seen, self, crowd, limits, course, command);
  }

  @Override
  public void hashInto(StateHash hash) {
    hash.add(lane);
    hash.add(slot);
    hash.add(strikes);
  }

  private void chooseGoal(Snapshot seen, int self) {
    int ship = seen.first(EntityKind.SHIP);
    makesWay = true;
    if (ship == seen.end(EntityKind.SHIP)) {
      goalX = seen.width() / 2;
      goalY = seen.height() / 2;
      return;
    }
    int school = seen.school(self);
    double rounds = (seen.tick() * Tick.SECONDS + STAGGER * school) / ROUND;
    double round = Math.floor(rounds);
    double share = rounds - round;
    double axis = AXIS_TURN * (school + round);
    if (strikes) {
      makesWay = false;
      goalX = seen.x(ship) + LEAD * seen.vx(ship);
      goalY = seen.y(ship) + LEAD * seen.vy(ship);
    } else if (share < RING) {
      stream(seen, ship, share < TURN_BACK ? axis : axis + Math.PI);
    } else {
      ring(seen, ship, axis, (share - RING) / (1 - RING));
    }
  }

  /** A place beyond the ship, on its own lane. */
  private void stream(Snapshot seen, int ship, double axis) {
    double x = Trigonometry.cos(axis);
    double y = Trigonometry.sin(axis);
    goalX = seen.x(ship) + BEYOND * x - WIDTH * lane * y;
    goalY = seen.y(ship) + BEYOND * y + WIDTH * lane * x;
  }

  /** Its place on the ring, of which {@code done} is over, 0 to 1. */
  private void ring(Snapshot seen, int ship, double axis, double done) {
    double bearing = axis + Angles.TURN * (GAP / 2 + (1 - GAP) * slot);
    double radius = OPEN_RING + (CLOSED_RING - OPEN_RING) * done;
    makesWay = radius > STRIKING_RING;
    goalX = seen.x(ship) + radius * Trigonometry.cos(bearing);
    goalY = seen.y(ship) + radius * Trigonometry.sin(bearing);
  }
}
