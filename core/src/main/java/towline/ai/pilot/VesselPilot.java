package towline.ai.pilot;

import org.jspecify.annotations.Nullable;
import towline.ai.gun.ShipForecast;
import towline.ai.steer.OrbitSteering;
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
import towline.sim.spec.BarrageSpec;
import towline.sim.spec.GaitSpec;
import towline.sim.spec.PartSpec;
import towline.sim.spec.VesselSpec;

/**
 * A pilot of a vessel, which steers it around the ship. The heading follows the wanted course by
 * exponential smoothing, but never on a circle tighter than a fixed one, which is the same in every
 * phase and at every speed. Near the edge the pilot turns early enough that this circle, to the
 * left or to the right, always fits into the sector.
 */
final class VesselPilot implements Pilot {
  /** Greatest angle off the bow that smoothing follows in full at top speed, rad. */
  private static final double MAX_FULL_TURN = 2.2;

  /** Distance between hull and wall, m: more than the error of a step that is no exact arc. */
  private static final double CLEARANCE = 0.4;

  /** Excess over its wanted distance at which it surges in full, m. */
  private static final double SURGE_DISTANCE = 5;

  /** Time by which a vessel that cuts the ship off leads it, s. */
  private static final double CUT_OFF_LEAD = 1.5;

  /** Throttle during the announcement of a charge. */
  private static final double WIND_UP_THROTTLE = 0.35;

  /** Length of the shortest charge, as a share of the longest one. */
  private static final double MIN_CHARGE_SHARE = 0.5;

  /** Length of its course on the overlay, m. */
  private static final double COURSE_MARK_LENGTH = 12;

  private final VesselSpec spec;
  private final PartSpec core;
  private final double radius;
  private final AgentLimits limits;
  private final OrbitSteering orbitSteering;
  private final @Nullable ChargeClock chargeClock;
  private final ShipForecast forecast = new ShipForecast();

  private Bounds bounds = new Bounds(0, 0, 1, 1);

  /** Place of its centre, m. */
  private double x = Double.NaN;

  private double y = Double.NaN;

  /** Speed, m/s. */
  private double speed;

  VesselPilot(VesselSpec spec, long seed) {
    this.spec = spec;
    core =
        spec.parts().stream()
            .filter(part -> part.role() == PartSpec.Role.CORE)
            .findFirst()
            .orElseThrow();
    radius = spec.radius();
    double turnRate = MAX_FULL_TURN / spec.timeConstant();
    double fastest = Math.max(0.1, spec.fastest());
    limits = new AgentLimits(fastest, turnRate, radius, 1);
    orbitSteering = new OrbitSteering(radius + CLEARANCE, 1, new RandomStream(seed));
    chargeClock = spec.charge().map(ChargeClock::new).orElse(null);
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    double heading = snapshot.row(index).vesselHeading;
    locate(snapshot, index, heading);
    GaitSpec gait = spec.gaits().get(snapshot.row(index).vesselPhase);
    boolean cutsOff = gait.steering() == GaitSpec.Steering.CUT_OFF;
    orbitSteering.keep(Math.max(1, gait.standOff()), cutsOff ? CUT_OFF_LEAD : 0);
    double wantedCourse =
        orbitSteering.course(snapshot, bounds, limits, x, y, heading, Tick.SECONDS);
    command.charge = charge(snapshot, index, gait, heading);
    // During a charge the world ignores this bearing.
    double turn = smoothedTurn(heading, wantedCourse);
    if (!fitsAfter(heading, turn)) {
      turn = turnAtEdge(heading);
    }
    command.turning = true;
    command.bearing = Angles.wrap(heading + turn);
    boolean charges = command.charge > 0 || snapshot.row(index).charge > 0;
    command.throttle = charges ? WIND_UP_THROTTLE : throttle(snapshot, gait);
    if (spec.barrage().isPresent()) {
      aim(spec.barrage().get(), snapshot, index, command);
    }
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
    if (layer == PilotTrace.Layer.VISION) {
      double goalX = x + COURSE_MARK_LENGTH * Trigonometry.cos(orbitSteering.course());
      double goalY = y + COURSE_MARK_LENGTH * Trigonometry.sin(orbitSteering.course());
      out.add(PilotTrace.Mark.STATION, x, y).end(goalX, goalY);
    }
  }

  @Override
  public void hashInto(StateHash hash) {
    orbitSteering.hashInto(hash);
    if (chargeClock != null) {
      chargeClock.hashInto(hash);
    }
    forecast.hashInto(hash);
    hash.add(x);
    hash.add(y);
    hash.add(speed);
  }

  /** Returns the throttle, which grows with the ship's distance, so that a boss stays in reach. */
  private double throttle(Snapshot snapshot, GaitSpec gait) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      return 1;
    }
    double distance = StrictMath.hypot(snapshot.x(ship) - x, snapshot.y(ship) - y);
    double away = (distance - gait.standOff()) / SURGE_DISTANCE;
    return 1 + (spec.surge() - 1) * Math.max(0, Math.min(1, away));
  }

  /**
   * Returns the length of the charge to announce now, m; 0: none. A shielded vessel does not
   * charge, nor one without room in the sector.
   */
  private double charge(Snapshot snapshot, int index, GaitSpec gait, double heading) {
    if (chargeClock == null) {
      return 0;
    }
    if (snapshot.row(index).armoured || gait.steering() != GaitSpec.Steering.CHARGE) {
      chargeClock.restart();
      return 0;
    }
    if (snapshot.row(index).charge > 0) {
      chargeClock.onCharge();
      return 0;
    }
    chargeClock.tick();
    int ship = snapshot.first(EntityKind.SHIP);
    if (ship == snapshot.end(EntityKind.SHIP)) {
      return 0;
    }
    double dx = snapshot.x(ship) - x;
    double dy = snapshot.y(ship) - y;
    double off = Angles.difference(StrictMath.atan2(dy, dx), heading);
    if (!chargeClock.isDue(off, StrictMath.hypot(dx, dy))) {
      return 0;
    }
    double longest = spec.charge().orElseThrow().way();
    double length = Math.min(longest, straightRoom(heading));
    return length >= MIN_CHARGE_SHARE * longest ? length : 0;
  }

  /**
   * Returns the greatest distance straight ahead, m, along which one of the two tightest circles
   * fits into the sector, so that the vessel can turn off anywhere.
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

  /**
   * Returns the distance by which a tightest circle about a place can be shifted in the sector, m.
   */
  private double roomOfCircle(double centreX, double centreY, double cosine, double sine) {
    double size = limits.turnRadius() + radius + CLEARANCE;
    if (!bounds.hold(centreX, centreY, size)) {
      return 0;
    }
    double wayX = (cosine > 0 ? bounds.right() - size : bounds.left() + size) - centreX;
    double wayY = (sine > 0 ? bounds.top() - size : bounds.bottom() + size) - centreY;
    double limitX = cosine == 0 ? Double.POSITIVE_INFINITY : wayX / cosine;
    double limitY = sine == 0 ? Double.POSITIVE_INFINITY : wayY / sine;
    return Math.min(limitX, limitY);
  }

  /** Watches the ship, and fires a barrage at the forecast while the ship is in reach. */
  private void aim(BarrageSpec barrage, Snapshot snapshot, int index, Command command) {
    boolean hasShip = forecast.update(snapshot, barrage, command);
    command.fire =
        hasShip && snapshot.distance(index, snapshot.first(EntityKind.SHIP)) <= barrage.reach();
  }

  /** Computes the vessel's centre and its speed from the place of its core. */
  private void locate(Snapshot snapshot, int index, double heading) {
    if (bounds.right() != snapshot.width() || bounds.top() != snapshot.height()) {
      bounds = new Bounds(0, 0, snapshot.width(), snapshot.height());
    }
    double cosine = Trigonometry.cos(heading);
    double sine = Trigonometry.sin(heading);
    double oldX = x;
    double oldY = y;
    x = snapshot.x(index) - cosine * core.along() + sine * core.across();
    y = snapshot.y(index) - sine * core.along() - cosine * core.across();
    speed = Double.isNaN(oldX) ? 0 : StrictMath.hypot(x - oldX, y - oldY) / Tick.SECONDS;
  }

  /** Returns the turn of a tick by smoothing, limited to the tightest circle, rad. */
  private double smoothedTurn(double heading, double wantedCourse) {
    double smoothed = Smoothing.heading(heading, wantedCourse, spec.timeConstant(), Tick.SECONDS);
    return limitTurn(Angles.difference(smoothed, heading));
  }

  private double limitTurn(double turn) {
    double most = speed * Tick.SECONDS / limits.turnRadius();
    return Math.max(-most, Math.min(most, turn));
  }

  /** Returns true if a tightest circle fits into the sector after a tick with {@code turn}. */
  private boolean fitsAfter(double heading, double turn) {
    double cosine = Trigonometry.cos(heading + turn);
    double sine = Trigonometry.sin(heading + turn);
    double nextX = x + speed * Tick.SECONDS * cosine;
    double nextY = y + speed * Tick.SECONDS * sine;
    return bounds.holdTurn(nextX, nextY, radius + CLEARANCE, cosine, sine, limits.turnRadius());
  }

  /**
   * Returns the turn of a tick along the tightest circle, left or right, that has more room, rad;
   * towards the middle of the sector if both lead out of it, as when the vessel enters from
   * outside.
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
    return limitTurn(left >= right ? Math.PI : -Math.PI);
  }

  /** Returns the distance of a place from the nearest wall, m; negative outside. */
  private double room(double placeX, double placeY) {
    return Math.min(
        Math.min(placeX - bounds.left(), bounds.right() - placeX),
        Math.min(placeY - bounds.bottom(), bounds.top() - placeY));
  }
}
