package towline.ai.pilot;

import towline.ai.steer.HunterLead;
import towline.internal.RandomStream;
import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.DashSpec;
import towline.sim.spec.SnakeSpec;

/**
 * A pilot of a snake's head. It hunts its prey, weaving on its way, and after a long hunt swings
 * away for a while, which gives its attacks a rhythm.
 */
final class SnakePilot implements Pilot {
  /** Distance from its prey within which a snake stops weaving and strikes, m. */
  private static final double STRIKE_DISTANCE = 5;

  /** Mean time for which a snake hunts before it swings away, s. */
  private static final double HUNT_TIME = 7;

  /** Mean time for which it swings away, s. */
  private static final double SWING_TIME = 1.8;

  /**
   * Time for which it swings away after the cable has parted, s, so that the ship can fetch the
   * drone.
   */
  private static final double PARTED_SWING_TIME = 3;

  /** Least distance from the edge of its goal when it swings away, m. */
  private static final double EDGE_MARGIN = 6;

  /** Greatest distance of the prey for a dash, as a share of the dash's length. */
  private static final double MAX_DASH_SHARE = 0.85;

  /** Least distance of the prey for a dash, m. */
  private static final double MIN_DASH_DISTANCE = 7;

  /** Greatest angle between head and predicted prey for a dash, rad. */
  private static final double MAX_DASH_ANGLE = 0.12;

  /** Speed of a snake that does not strike, as a share of its top speed. */
  private static final double CRUISE_SPEED_SHARE = 0.85;

  private final SnakeSpec spec;
  private final RandomStream random = new RandomStream(0);
  private double weavePhase;
  private double patience;
  private double swingLeft;
  private boolean towed;
  private double immunity;
  private double goalX;
  private double goalY;

  SnakePilot(SnakeSpec spec, long seed) {
    this.spec = spec;
    restart(seed);
  }

  @Override
  public boolean restart(EntityKind kind, double heading, long seed) {
    restart(seed);
    return true;
  }

  private void restart(long seed) {
    random.restart(seed);
    weavePhase = random.range(0, Angles.TURN);
    patience = HUNT_TIME * random.range(0.7, 1.3);
    swingLeft = 0;
    towed = false;
    immunity = 0;
    goalX = 0;
    goalY = 0;
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    weavePhase = Angles.wrap(weavePhase + Angles.TURN * spec.weaveRate() * Tick.SECONDS);
    chooseGoal(snapshot, index);
    double dx = goalX - snapshot.x(index);
    double dy = goalY - snapshot.y(index);
    double distance = StrictMath.hypot(dx, dy);
    boolean strikes = swingLeft <= 0 && distance < STRIKE_DISTANCE;
    double weave = strikes ? 0 : spec.weaveAngle() * Trigonometry.sin(weavePhase);
    command.turning = true;
    command.bearing = Angles.wrap(StrictMath.atan2(dy, dx) + weave);
    command.throttle = strikes ? 1 : CRUISE_SPEED_SHARE;
    command.fire = spec.dash().isPresent() && wantsToDash(snapshot, index, spec.dash().get());
  }

  /** Returns true if a dash straight ahead would meet the ship. */
  private boolean wantsToDash(Snapshot snapshot, int index, DashSpec dash) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (swingLeft > 0 || ship == snapshot.end(EntityKind.SHIP)) {
      return false;
    }
    double distance = snapshot.distance(index, ship);
    double time = dash.windUp() + distance / dash.speed();
    double dx = snapshot.x(ship) + snapshot.vx(ship) * time - snapshot.x(index);
    double dy = snapshot.y(ship) + snapshot.vy(ship) * time - snapshot.y(index);
    double dashDistance = StrictMath.hypot(dx, dy);
    double off = Angles.difference(StrictMath.atan2(dy, dx), snapshot.heading(index));
    return dashDistance > MIN_DASH_DISTANCE
        && distance > MIN_DASH_DISTANCE
        && dashDistance < MAX_DASH_SHARE * dash.length()
        && Math.abs(off) < MAX_DASH_ANGLE;
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
    if (layer == PilotTrace.Layer.VISION) {
      out.add(PilotTrace.Mark.GOAL, snapshot.x(index), snapshot.y(index)).end(goalX, goalY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    random.writeState(hash);
    hash.add(weavePhase);
    hash.add(patience);
    hash.add(swingLeft);
    hash.add(towed);
    hash.add(immunity);
    hash.add(goalX);
    hash.add(goalY);
  }

  private void chooseGoal(Snapshot snapshot, int index) {
    double pause = mercyTime(snapshot, index);
    if (pause > 0) {
      swingAway(snapshot);
      swingLeft = pause;
    }
    if (swingLeft > 0) {
      swingLeft -= Tick.SECONDS;
      return;
    }
    patience -= Tick.SECONDS;
    if (patience <= 0 || snapshot.count(EntityKind.SHIP) == 0) {
      swingAway(snapshot);
      return;
    }
    hunt(snapshot, index);
  }

  /** Returns the time for which it swings away because its prey was just hurt, s; else 0. */
  private double mercyTime(Snapshot snapshot, int index) {
    boolean parted = towed && !snapshot.cable().hooked;
    boolean hurt = snapshot.ship().immunity > immunity;
    towed = snapshot.cable().hooked;
    immunity = snapshot.ship().immunity;
    if (parted) {
      return PARTED_SWING_TIME;
    }
    boolean huntsShip = spec.prey() == SnakeSpec.Prey.SHIP;
    return huntsShip && hurt && isNearShip(snapshot, index) ? spec.letGo() : 0;
  }

  private static boolean isNearShip(Snapshot snapshot, int index) {
    int ship = snapshot.first(EntityKind.SHIP);
    return ship < snapshot.end(EntityKind.SHIP) && snapshot.distance(index, ship) < STRIKE_DISTANCE;
  }

  private void swingAway(Snapshot snapshot) {
    patience = HUNT_TIME * random.range(0.7, 1.3);
    swingLeft = SWING_TIME * random.range(0.7, 1.3);
    goalX = random.range(EDGE_MARGIN, snapshot.width() - EDGE_MARGIN);
    goalY = random.range(EDGE_MARGIN, snapshot.height() - EDGE_MARGIN);
  }

  private void hunt(Snapshot snapshot, int index) {
    int ship = snapshot.first(EntityKind.SHIP);
    int drone = snapshot.first(EntityKind.DRONE);
    switch (spec.prey()) {
      case SHIP -> lead(snapshot, index, ship);
      case DRONE -> lead(snapshot, index, drone);
      case CABLE -> {
        if (snapshot.cable().hooked) {
          goalX = (snapshot.x(ship) + snapshot.x(drone)) / 2;
          goalY = (snapshot.y(ship) + snapshot.y(drone)) / 2;
        } else {
          lead(snapshot, index, ship);
        }
      }
    }
  }

  private void lead(Snapshot snapshot, int index, int prey) {
    double distance =
        StrictMath.hypot(
            snapshot.x(prey) - snapshot.x(index), snapshot.y(prey) - snapshot.y(index));
    double lead = HunterLead.seconds(distance, spec.speed());
    goalX = snapshot.x(prey) + snapshot.vx(prey) * lead;
    goalY = snapshot.y(prey) + snapshot.vy(prey) * lead;
  }
}
