package towline.ai.pilot;

import towline.ai.gun.BarrageTurret;
import towline.ai.gun.EnemyGun;
import towline.ai.gun.GunTurret;
import towline.ai.gun.MortarTurret;
import towline.ai.gun.Turret;
import towline.ai.steer.CrowdSteering;
import towline.ai.steer.OrbitSteering;
import towline.ai.steer.TankMotion;
import towline.ai.steer.TankTraffic;
import towline.aim.SolverScratch;
import towline.avoidance.AgentLimits;
import towline.avoidance.Crowd;
import towline.internal.RandomStream;
import towline.math.Trigonometry;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Pilot;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.Snapshot;
import towline.sim.api.Tick;
import towline.sim.hash.StateHash;
import towline.sim.spec.TankGunSpec;
import towline.sim.spec.TankSpec;

/** A pilot that drives a tank through the traffic around the ship, and controls its turret. */
final class TankPilot implements Pilot {
  private static final long HUNT_STREAM = 1;
  private static final long TURRET_STREAM = 2;

  /** Least and greatest preferred distance from the ship, as shares of the gun's reach. */
  private static final double MIN_DISTANCE_SHARE = 0.35;

  private static final double MAX_DISTANCE_SHARE = 0.8;

  private final TankSpec spec;
  private final TankTraffic tankTraffic;
  private final AgentLimits limits;
  private final RandomStream root = new RandomStream(0);
  private final RandomStream random = new RandomStream(0);
  private final RandomStream turretRandom = new RandomStream(0);
  private final OrbitSteering orbitSteering;
  private final TankMotion tankMotion;
  private final Turret turret;
  private final CrowdSteering steering = new CrowdSteering();

  /** Id of the vehicle that it avoided most in the last tick, or 0. */
  private int neighbour;

  TankPilot(TankSpec spec, PilotSeat seat) {
    this.spec = spec;
    tankTraffic = seat.traffic();
    limits =
        new AgentLimits(spec.speed(), spec.turnRate(), spec.drive().sight(), spec.drive().margin());
    orbitSteering = new OrbitSteering(spec.radius(), spec.gun().reach(), random);
    tankMotion = new TankMotion(spec.motion(), random);
    turret = turret(spec, seat.scratch(), turretRandom);
    restart(seat.seed());
  }

  @Override
  public boolean restart(EntityKind kind, double heading, long seed) {
    restart(seed);
    return true;
  }

  private void restart(long seed) {
    root.restart(seed);
    root.split(HUNT_STREAM, random);
    root.split(TURRET_STREAM, turretRandom);
    orbitSteering.restart(
        spec.gun().reach() * random.range(MIN_DISTANCE_SHARE, MAX_DISTANCE_SHARE));
    tankMotion.restart();
    turret.restart();
    steering.reset();
    neighbour = 0;
  }

  @Override
  public void decide(Snapshot snapshot, int index, Command command) {
    drive(snapshot, index, command);
    turret.decide(snapshot, index, snapshot.row(index).barrel, command);
  }

  @Override
  public void explain(Snapshot snapshot, int index, PilotTrace.Layer layer, PilotTrace out) {
    if (layer != PilotTrace.Layer.VISION) {
      return;
    }
    double x = snapshot.x(index);
    double y = snapshot.y(index);
    double heading = snapshot.heading(index);
    double turn = steering.output().turnRate / spec.turnRate();
    out.add(Mark.LOOKAHEAD, x, y).radius(spec.drive().sight());
    out.add(Mark.STEERS, x, y).bearing(heading).turnShare(turn);
    int other = neighbour == 0 ? -1 : snapshot.indexOf(neighbour);
    if (other >= 0) {
      out.add(Mark.NEIGHBOUR, x, y).end(snapshot.x(other), snapshot.y(other)).neighbour(neighbour);
      double ahead = lookAhead(snapshot.distance(index, other));
      double hitX = x + ahead * Trigonometry.cos(heading);
      double hitY = y + ahead * Trigonometry.sin(heading);
      out.add(Mark.HIT_POINT, hitX, hitY).radius(spec.radius());
    }
    turret.explain(snapshot, index, out);
  }

  @Override
  public void hashInto(StateHash hash) {
    orbitSteering.hashInto(hash);
    tankMotion.hashInto(hash);
    turret.hashInto(hash);
    hash.add(neighbour);
    hash.add(steering.output().turnRate);
    hash.add(steering.output().timeToContact);
  }

  private static Turret turret(TankSpec spec, SolverScratch scratch, RandomStream random) {
    TankGunSpec gun = spec.gun();
    return switch (gun.weapon()) {
      case MORTAR -> new MortarTurret(gun, gun.mortar().orElseThrow(), random);
      case BARRAGE -> new BarrageTurret(gun.barrage().orElseThrow(), random);
      case GUN, SEEKER -> new GunTurret(EnemyGun.of(spec), scratch, random);
    };
  }

  private void drive(Snapshot snapshot, int index, Command command) {
    Crowd crowd = tankTraffic.of(snapshot);
    double heading = snapshot.heading(index);
    double wanted =
        orbitSteering.course(
            snapshot,
            crowd.bounds(),
            limits,
            snapshot.x(index),
            snapshot.y(index),
            heading,
            Tick.SECONDS);
    double course = tankMotion.course(wanted, orbitSteering.detours(), heading);
    steering.steer(snapshot, index, tankTraffic, crowd, limits, course, command);
    int other = steering.output().neighbour;
    neighbour = other < 0 ? 0 : tankTraffic.id(other);
  }

  /**
   * Returns the distance to the contact straight ahead, if in sight; else that of the neighbour, m.
   */
  private double lookAhead(double distance) {
    double contact = spec.speed() * steering.output().timeToContact;
    return contact < spec.drive().sight() ? contact : Math.min(distance, spec.drive().sight());
  }
}
