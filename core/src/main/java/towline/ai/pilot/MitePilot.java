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
 * A pilot of a mite of a school. A school streams across the ship and back, parting around it, and
 * at times forms a ring around it that shrinks and has a gap. Some mites of each school drive
 * straight at the ship. The figure of a school depends on time and its number alone, so that its
 * mites need no communication.
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
  public void decide(Snapshot snapshot, int index, Command command) {
    chooseGoal(snapshot, index);
    Crowd crowd = makesWay ? traffic.of(snapshot) : traffic.withoutShip(snapshot);
    double course = StrictMath.atan2(goalY - snapshot.y(index), goalX - snapshot.x(index));
    steering.steer(snapshot, index, traffic, crowd, limits, course, command);
  }

  @Override
  public void hashInto(StateHash hash) {
    hash.add(lane);
    hash.add(slot);
    hash.add(strikes);
  }

  private void chooseGoal(Snapshot snapshot, int index) {
    int ship = snapshot.first(EntityKind.SHIP);
    makesWay = true;
    if (ship == snapshot.end(EntityKind.SHIP)) {
      goalX = snapshot.width() / 2;
      goalY = snapshot.height() / 2;
      return;
    }
    int school = snapshot.row(index).school;
    double rounds = (snapshot.tick() * Tick.SECONDS + figures.stagger() * school) / figures.round();
    double round = Math.floor(rounds);
    double share = rounds - round;
    double axis = figures.axisTurn() * (school + round);
    if (strikes) {
      makesWay = false;
      goalX = snapshot.x(ship) + figures.lead() * snapshot.vx(ship);
      goalY = snapshot.y(ship) + figures.lead() * snapshot.vy(ship);
    } else if (share < figures.ring()) {
      setGoalInStream(snapshot, ship, share < figures.turnBack() ? axis : axis + Math.PI);
    } else {
      setGoalOnRing(snapshot, ship, axis, (share - figures.ring()) / (1 - figures.ring()));
    }
  }

  /** Sets the goal to a place beyond the ship, in the mite's own lane. */
  private void setGoalInStream(Snapshot snapshot, int ship, double axis) {
    double x = Trigonometry.cos(axis);
    double y = Trigonometry.sin(axis);
    goalX = snapshot.x(ship) + figures.beyond() * x - figures.halfWidth() * lane * y;
    goalY = snapshot.y(ship) + figures.beyond() * y + figures.halfWidth() * lane * x;
  }

  /** Sets the goal to the mite's place on the ring after the share {@code done} of its time. */
  private void setGoalOnRing(Snapshot snapshot, int ship, double axis, double done) {
    double bearing = axis + Angles.TURN * (figures.gap() / 2 + (1 - figures.gap()) * slot);
    double radius = figures.openRing() + (figures.closedRing() - figures.openRing()) * done;
    makesWay = radius > figures.strikingRing();
    goalX = snapshot.x(ship) + radius * Trigonometry.cos(bearing);
    goalY = snapshot.y(ship) + radius * Trigonometry.sin(bearing);
  }
}
