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
 * Steers a snake's head: it hunts its prey, weaves about the way there, and after a long chase
 * swings out before it comes again, so that there is a rhythm to it.
 */
final class SnakePilot implements Pilot {
  /** Within this distance of its prey a snake stops weaving and strikes, m. */
  private static final double STRIKE_DISTANCE = 5;

  /** How long a snake hunts before it swings out, s. */
  private static final double HUNT_TIME = 7;

  /** How long it swings out, s. */
  private static final double SWING_TIME = 1.8;

  /** For how long it lets go once the cable has parted, s: the ship can fetch the drone. */
  private static final double LEAVES_DRONE = 3;

  /** How far from the edge it stays when it swings out, m. */
  private static final double EDGE_MARGIN = 6;

  /** A snake that dashes does so at prey within this part of the way that it dashes, ... */
  private static final double DASH_REACH = 0.85;

  /** ... not from nearer than this, m, ... */
  private static final double DASH_CLEARANCE = 7;

  /** ... and once its head points at where the prey will be, give or take this, radians. */
  private static final double DASH_AIM = 0.12;

  /** The share of its top speed at which a snake crawls when it does not strike. */
  private static final double CRUISE = 0.85;

  private final SnakeSpec spec;
  private final RandomStream random;
  private double weavePhase;
  private double patience;
  private double swingLeft;
  private boolean towed;
  private double immunity;
  private double goalX;
  private double goalY;

  SnakePilot(SnakeSpec spec, long seed) {
    this.spec = spec;
    random = new RandomStream(seed);
    weavePhase = random.range(0, Angles.TURN);
    patience = HUNT_TIME * random.range(0.7, 1.3);
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    weavePhase = Angles.wrap(weavePhase + Angles.TURN * spec.weaveRate() * Tick.SECONDS);
    chooseGoal(seen, self);
    double dx = goalX - seen.x(self);
    double dy = goalY - seen.y(self);
    double distance = StrictMath.hypot(dx, dy);
    boolean strikes = swingLeft <= 0 && distance < STRIKE_DISTANCE;
    double weave = strikes ? 0 : spec.weaveAngle() * Trigonometry.sin(weavePhase);
    command.turns = true;
    command.bearing = Angles.wrap(StrictMath.atan2(dy, dx) + weave);
    command.throttle = strikes ? 1 : CRUISE;
    command.fire = spec.dash().isPresent() && wantsToDash(seen, self, spec.dash().get());
  }

  /** Whether a line straight ahead leads to where the ship will be when the dash gets there. */
  private boolean wantsToDash(Snapshot seen, int self, DashSpec dash) {
    int ship = seen.first(EntityKind.SHIP);
    if (swingLeft > 0 || ship == seen.end(EntityKind.SHIP)) {
      return false;
    }
    double distance = seen.distance(self, ship);
    double time = dash.windUp() + distance / dash.speed();
    double dx = seen.x(ship) + seen.vx(ship) * time - seen.x(self);
    double dy = seen.y(ship) + seen.vy(ship) * time - seen.y(self);
    double way = StrictMath.hypot(dx, dy);
    double off = Angles.difference(StrictMath.atan2(dy, dx), seen.heading(self));
    return way > DASH_CLEARANCE
        && distance > DASH_CLEARANCE
        && way < DASH_REACH * dash.length()
        && Math.abs(off) < DASH_AIM;
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    if (layer == PilotTrace.Layer.VISION) {
      out.add(PilotTrace.Mark.GOAL, seen.x(self), seen.y(self)).end(goalX, goalY);
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

  private void chooseGoal(Snapshot seen, int self) {
    double pause = letsGo(seen, self);
    if (pause > 0) {
      swingOut(seen);
      swingLeft = pause;
    }
    if (swingLeft > 0) {
      swingLeft -= Tick.SECONDS;
      return;
    }
    patience -= Tick.SECONDS;
    if (patience <= 0 || seen.count(EntityKind.SHIP) == 0) {
      swingOut(seen);
      return;
    }
    hunt(seen, self);
  }

  /** For how long it lets go since its prey has just had enough, s; 0: it does not. */
  private double letsGo(Snapshot seen, int self) {
    boolean parted = towed && !seen.tow().hooked;
    boolean hurt = seen.ship().immunity > immunity;
    towed = seen.tow().hooked;
    immunity = seen.ship().immunity;
    if (parted) {
      return LEAVES_DRONE;
    }
    boolean ofShip = spec.prey() == SnakeSpec.Prey.SHIP;
    return ofShip && hurt && isBesideShip(seen, self) ? spec.letGo() : 0;
  }

  private static boolean isBesideShip(Snapshot seen, int self) {
    int ship = seen.first(EntityKind.SHIP);
    return ship < seen.end(EntityKind.SHIP) && seen.distance(self, ship) < STRIKE_DISTANCE;
  }

  private void swingOut(Snapshot seen) {
    patience = HUNT_TIME * random.range(0.7, 1.3);
    swingLeft = SWING_TIME * random.range(0.7, 1.3);
    goalX = random.range(EDGE_MARGIN, seen.width() - EDGE_MARGIN);
    goalY = random.range(EDGE_MARGIN, seen.height() - EDGE_MARGIN);
  }

  private void hunt(Snapshot seen, int self) {
    int ship = seen.first(EntityKind.SHIP);
    int drone = seen.first(EntityKind.DRONE);
    switch (spec.prey()) {
      case SHIP -> leadTo(seen, self, ship);
      case DRONE -> leadTo(seen, self, drone);
      case CABLE -> {
        if (seen.tow().hooked) {
          goalX = (seen.x(ship) + seen.x(drone)) / 2;
          goalY = (seen.y(ship) + seen.y(drone)) / 2;
        } else {
          leadTo(seen, self, ship);
        }
      }
    }
  }

  private void leadTo(Snapshot seen, int self, int prey) {
    double distance = StrictMath.hypot(seen.x(prey) - seen.x(self), seen.y(prey) - seen.y(self));
    double lead = HunterLead.seconds(distance, spec.speed());
    goalX = seen.x(prey) + seen.vx(prey) * lead;
    goalY = seen.y(prey) + seen.vy(prey) * lead;
  }
}
