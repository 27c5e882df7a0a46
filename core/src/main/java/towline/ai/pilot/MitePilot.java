package towline.ai.pilot;

import towline.ai.steer.CrowdSteering;
import towline.ai.steer.TankTraffic;
import towline.avoidance.AgentLimits;
import towline.avoidance.Crowd;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.MiteSpec;
import towline.sim.spec.SchoolSpec;

/**
 * Drives a mite of a school. A school streams to and fro across the ship, where it parts and closes
 * again, and now and then draws a ring about it that shrinks and leaves a gap. Some of each school
 * fly at the ship itself. What figure a school is in follows from the time and its number alone, so
 * that its mites need not talk to each other.
 */
final class MitePilot implements Pilot {
  private final TankTraffic traffic;
  private final CrowdSteering steering = new CrowdSteering();
  private final SchoolSpec figures;
  private final AgentLimits limits;
  private double lane;
  private double slot;
  private boolean strikes;
  private double goalX;
  private double goalY;
  private boolean makesWay;

  MitePilot(MiteSpec spec, PilotSeat seat) {
    figures = spec.school();
    traffic = seat.traffic();
    limits =
        new AgentLimits(spec.speed(), spec.turnRate(), spec.drive().sight(), spec.drive().margin());
    restart(seat.seed());
  }

  @Override
  public boolean restart(EntityKind kind, double heading, long seed) {
    restart(seed);
    return true;
  }

  private void restart(long seed) {
    steering.reset();
    goalX = 0;
    goalY = 0;
    makesWay = false;
    lane = ((seed >>> 8) & 0xFFFF) / (double) 0x8000 - 1;
    slot = ((seed >>> 24) & 0xFFFF) / (double) 0x10000;
    strikes = Math.floorMod(seed, figures.strikers()) == 0;
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    chooseGoal(seen, self);
    Crowd crowd = makesWay ? traffic.of(seen) : traffic.withoutShip(seen);
    double course = StrictMath.atan2(goalY - seen.y(self), goalX - seen.x(self));
    steering.steer(seen, self, traffic, crowd, limits, course, command);
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
    int school = seen.row(self).school;
    double rounds = (seen.tick() * Tick.SECONDS + figures.stagger() * school) / figures.round();
    double round = Math.floor(rounds);
    double share = rounds - round;
    double axis = figures.axisTurn() * (school + round);
    if (strikes) {
      makesWay = false;
      goalX = seen.x(ship) + figures.lead() * seen.vx(ship);
      goalY = seen.y(ship) + figures.lead() * seen.vy(ship);
    } else if (share < figures.ring()) {
      stream(seen, ship, share < figures.turnBack() ? axis : axis + Math.PI);
    } else {
      ring(seen, ship, axis, (share - figures.ring()) / (1 - figures.ring()));
    }
  }

  /** A place beyond the ship, on its own lane. */
  private void stream(Snapshot seen, int ship, double axis) {
    double x = Trigonometry.cos(axis);
    double y = Trigonometry.sin(axis);
    goalX = seen.x(ship) + figures.beyond() * x - figures.halfWidth() * lane * y;
    goalY = seen.y(ship) + figures.beyond() * y + figures.halfWidth() * lane * x;
  }

  /** Its place on the ring, of which {@code done} is over, 0 to 1. */
  private void ring(Snapshot seen, int ship, double axis, double done) {
    double bearing = axis + Angles.TURN * (figures.gap() / 2 + (1 - figures.gap()) * slot);
    double radius = figures.openRing() + (figures.closedRing() - figures.openRing()) * done;
    makesWay = radius > figures.strikingRing();
    goalX = seen.x(ship) + radius * Trigonometry.cos(bearing);
    goalY = seen.y(ship) + radius * Trigonometry.sin(bearing);
  }
}
