package towline.ai.pilot;

import org.jspecify.annotations.Nullable;
import towline.ai.gun.EnemyGun;
import towline.ai.gun.FireDirector;
import towline.ai.steer.OrbitSteering;
import towline.aim.SolverScratch;
import towline.avoidance.AgentLimits;
import towline.avoidance.Bounds;
import towline.homing.Smoothing;
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
import towline.sim.spec.GaitSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/**
 * Steers a vessel about the ship: its heading follows its wish by exponential smoothing. But it
 * never turns on less than one circle, the same in every phase and at every speed, and by the rule
 * of the edge that circle always fits into the sector, to the left or to the right.
 */
final class VesselPilot implements Pilot {
  /** At its fastest a wish farther off the bow than this is followed as if it were this far off. */
  private static final double WIDEST = 2.2;

  /** The room between hull and wall, m: more than a step that is no exact arc can take. */
  private static final double CLEARANCE = 0.4;

  /** This much farther off than it wants to be it surges in full, m. */
  private static final double SURGE_DISTANCE = 5;

  /** Who cuts the ship off goes to where it will be so much later, s. */
  private static final double CUTS_OFF = 1.5;

  /** Throttle during the announcement of a charge. */
  private static final double BRACED = 0.35;

  /** Shortest charge, as a part of the longest one. */
  private static final double SHORTEST_CHARGE = 0.5;

  /** How far ahead its course is shown, m. */
  private static final double SHOWN = 12;

  private final VesselSpec spec;
  private final PartSpec core;
  private final double radius;
  private final AgentLimits limits;
  private final OrbitSteering orbitSteering;
  private final @Nullable ChargeClock chargeClock;
  private final @Nullable FireDirector director;

  /** The guns of its parts, by their place; null for a part without. */
  private final @Nullable EnemyGun[] guns;

  private Bounds bounds = new Bounds(0, 0, 1, 1);

  /** Where its middle is. */
  private double x = Double.NaN;

  private double y = Double.NaN;

  /** How fast it goes, m/s. */
  private double speed;

  VesselPilot(VesselSpec spec, SolverScratch computer, long seed) {
    this.spec = spec;
    core =
        spec.parts().stream()
            .filter(part -> part.role() == PartSpec.Role.CORE)
            .findFirst()
            .orElseThrow();
    radius = spec.radius();
    double turnRate = WIDEST / spec.timeConstant();
    double fastest = Math.max(0.1, spec.fastest());
    limits = new AgentLimits(fastest, turnRate, radius, 1);
    orbitSteering = new OrbitSteering(radius + CLEARANCE, 1, new RandomStream(seed));
    chargeClock = spec.charge().map(ChargeClock::new).orElse(null);
    guns = new EnemyGun[spec.parts().size()];
    for (int place = 0; place < guns.length; place++) {
      PartSpec part = spec.parts().get(place);
      guns[place] = part.isGun() ? EnemyGun.of(part) : null;
    }
    director = spec.isBoss() ? new FireDirector(computer) : null;
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    double heading = seen.row(self).vesselHeading;
    look(seen, self, heading);
    GaitSpec gait = spec.gaits().get(seen.row(self).vesselPhase);
    boolean cutsOff = gait.steering() == GaitSpec.Steering.CUT_OFF;
    orbitSteering.keep(Math.max(1, gait.standOff()), cutsOff ? CUTS_OFF : 0);
    double wish = orbitSteering.course(seen, bounds, limits, x, y, heading, Tick.SECONDS);
    command.charge = charge(seen, self, gait, heading);
    // A charge holds its heading whatever is wanted here.
    double turn = smoothedTurn(heading, wish);
    if (!fitsAfter(heading, turn)) {
      turn = turnAtEdge(heading);
    }
    command.turns = true;
    command.bearing = Angles.wrap(heading + turn);
    boolean charges = command.charge > 0 || seen.row(self).charge > 0;
    command.throttle = charges ? BRACED : throttle(seen, gait);
    if (director != null) {
      direct(director, seen, self, command);
    }
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    if (layer == PilotTrace.Layer.VISION) {
      double goalX = x + SHOWN * Trigonometry.cos(orbitSteering.course());
      double goalY = y + SHOWN * Trigonometry.sin(orbitSteering.course());
      out.add(PilotTrace.Mark.STATION, x, y).end(goalX, goalY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    orbitSteering.hashInto(hash);
    if (chargeClock != null) {
      chargeClock.hashInto(hash);
    }
    if (director != null) {
      director.hashInto(hash);
    }
    hash.add(x);
    hash.add(y);
    hash.add(speed);
  }

  /** The farther the ship gets away, the faster; so that a boss stays in reach. */
  private double throttle(Snapshot seen, GaitSpec gait) {
    int ship = seen.first(EntityKind.SHIP);
    if (ship == seen.end(EntityKind.SHIP)) {
      return 1;
    }
    double distance = StrictMath.hypot(seen.x(ship) - x, seen.y(ship) - y);
    double away = (distance - gait.standOff()) / SURGE_DISTANCE;
    return 1 + (spec.surge() - 1) * Math.max(0, Math.min(1, away));
  }

  /**
   * Returns the way of the charge to announce now, m; 0: none. No charge begins in a vessel that is
   * closed, or whose whole way has no room in the sector.
   */
  private double charge(Snapshot seen, int self, GaitSpec gait, double heading) {
    if (chargeClock == null) {
      return 0;
    }
    if (seen.row(self).armoured || gait.steering() != GaitSpec.Steering.CHARGE) {
      chargeClock.restart();
      return 0;
    }
    if (seen.row(self).charge > 0) {
      chargeClock.onCharge();
      return 0;
    }
    chargeClock.tick();
    int ship = seen.first(EntityKind.SHIP);
    if (ship == seen.end(EntityKind.SHIP)) {
      return 0;
    }
    double dx = seen.x(ship) - x;
    double dy = seen.y(ship) - y;
    double off = Angles.difference(StrictMath.atan2(dy, dx), heading);
    if (!chargeClock.isDue(off, StrictMath.hypot(dx, dy))) {
      return 0;
    }
    double longest = spec.charge().orElseThrow().way();
    double way = Math.min(longest, straightRoom(heading));
    return way >= SHORTEST_CHARGE * longest ? way : 0;
  }

  /**
   * Returns the longest straight way, m, on which one of the two tightest circles fits from here to
   * its end, so that the vessel may turn off anywhere.
   */
  private double straightRoom(double heading) {
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    double acrossX = -limits.turnRadius() * sine;
    double acrossY = limits.turnRadius() * cosine;
    return Math.max(
        roomOfCircle(x + acrossX, y + acrossY, cosine, sine),
        roomOfCircle(x - acrossX, y - acrossY, cosine, sine));
  }

  /** Returns how far a tightest circle about a place can be shifted inside the sector, m. */
  private double roomOfCircle(double atX, double atY, double cosine, double sine) {
    double size = limits.turnRadius() + radius + CLEARANCE;
    if (!bounds.hold(atX, atY, size)) {
      return 0;
    }
    double wayX = (cosine > 0 ? bounds.right() - size : bounds.left() + size) - atX;
    double wayY = (sine > 0 ? bounds.top() - size : bounds.bottom() + size) - atY;
    double limitX = cosine == 0 ? Double.POSITIVE_INFINITY : wayX / cosine;
    double limitY = sine == 0 ? Double.POSITIVE_INFINITY : wayY / sine;
    return Math.min(limitX, limitY);
  }

  /** Studies the ship from the first gun that fires in this phase. */
  private void direct(FireDirector studying, Snapshot seen, int self, Command command) {
    int index = gun(seen, self);
    EnemyGun gun = index < 0 ? null : guns[seen.row(index).partIndex];
    if (gun == null) {
      studying.rest();
    } else {
      studying.decide(seen, index, gun, command);
    }
  }

  /** Returns the first part that fires in this phase: a turret, or else the core; -1: none. */
  private static int gun(Snapshot seen, int self) {
    int vessel = seen.row(self).vesselId;
    int end = seen.end(EntityKind.VESSEL_TURRET);
    for (int i = seen.first(EntityKind.VESSEL_TURRET); i < end; i++) {
      if (seen.row(i).vesselId == vessel && !seen.row(i).armoured) {
        return i;
      }
    }
    return seen.row(self).armoured ? -1 : self;
  }

  /** Finds the vessel's middle from where its core is, and its speed from where that was. */
  private void look(Snapshot seen, int self, double heading) {
    if (bounds.right() != seen.width() || bounds.top() != seen.height()) {
      bounds = new Bounds(0, 0, seen.width(), seen.height());
    }
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    double oldX = x;
    double oldY = y;
    x = seen.x(self) - cosine * core.along() + sine * core.across();
    y = seen.y(self) - sine * core.along() - cosine * core.across();
    speed = Double.isNaN(oldX) ? 0 : StrictMath.hypot(x - oldX, y - oldY) / Tick.SECONDS;
  }

  /** The turn of a tick that smoothing asks for, cut down to the tightest circle. */
  private double smoothedTurn(double heading, double wish) {
    double smoothed = Smoothing.heading(heading, wish, spec.timeConstant(), Tick.SECONDS);
    return tighten(Angles.difference(smoothed, heading));
  }

  private double tighten(double turn) {
    double most = speed * Tick.SECONDS / limits.turnRadius();
    return Math.max(-most, Math.min(most, turn));
  }

  /** Whether a tightest circle fits where the vessel will be after a tick with that turn. */
  private boolean fitsAfter(double heading, double turn) {
    double cosine = Trigonometry.cos(heading + turn);
    double sine = Trigonometry.sin(heading + turn);
    double toX = x + speed * Tick.SECONDS * cosine;
    double toY = y + speed * Tick.SECONDS * sine;
    return bounds.holdTurn(toX, toY, radius + CLEARANCE, cosine, sine, limits.turnRadius());
  }

  /**
   * The turn of a tick along that one of the two tightest circles that has more room; to the middle
   * of the sector if even that one leads out of it, as when the vessel comes in from outside.
   */
  private double turnAtEdge(double heading) {
    double acrossX = -limits.turnRadius() * Trigonometry.sin(heading);
    double acrossY = limits.turnRadius() * Trigonometry.cos(heading);
    double left = room(x + acrossX, y + acrossY);
    double right = room(x - acrossX, y - acrossY);
    if (Math.max(left, right) < limits.turnRadius() + radius) {
      double middleX = (bounds.left() + bounds.right()) / 2;
      double middleY = (bounds.bottom() + bounds.top()) / 2;
      return smoothedTurn(heading, StrictMath.atan2(middleY - y, middleX - x));
    }
    return tighten(left >= right ? Math.PI : -Math.PI);
  }

  /** The distance of a place to the nearest wall, m; negative outside. */
  private double room(double atX, double atY) {
    return Math.min(
        Math.min(atX - bounds.left(), bounds.right() - atX),
        Math.min(atY - bounds.bottom(), bounds.top() - atY));
  }
}
