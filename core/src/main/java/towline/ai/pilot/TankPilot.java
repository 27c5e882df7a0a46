package towline.ai.pilot;

import towline.ai.gun.EnemyGun;
import towline.ai.gun.GunTurret;
import towline.ai.gun.MortarTurret;
import towline.ai.gun.Turret;
import towline.ai.steer.CrowdSteering;
import towline.ai.steer.OrbitSteering;
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
import towline.sim.spec.TankSpec;

/** Drives a tank through the traffic about the ship, and works its turret. */
final class TankPilot implements Pilot {
  private static final long HUNT_STREAM = 1;
  private static final long TURRET_STREAM = 2;

  /** The distances from the ship that tanks like, as parts of their reach. */
  private static final double NEAREST = 0.35;

  private static final double FARTHEST = 0.8;

  private final TankSpec spec;
  private final TankTraffic tankTraffic;
  private final AgentLimits limits;
  private final RandomStream root = new RandomStream(0);
  private final RandomStream random = new RandomStream(0);
  private final RandomStream turretRandom = new RandomStream(0);
  private final OrbitSteering orbitSteering;
  private final Turret turret;
  private final CrowdSteering steering = new CrowdSteering();

  /** The id of whom it minded last, or 0. */
  private int neighbour;

  TankPilot(TankSpec spec, PilotSeat seat) {
    this.spec = spec;
    tankTraffic = seat.traffic();
    limits =
        new AgentLimits(spec.speed(), spec.turnRate(), spec.drive().sight(), spec.drive().margin());
    orbitSteering = new OrbitSteering(spec.radius(), spec.gun().reach(), random);
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
    orbitSteering.restart(spec.gun().reach() * random.range(NEAREST, FARTHEST));
    turret.restart();
    steering.reset();
    neighbour = 0;
  }

  @Override
  public void decide(Snapshot seen, int self, Command command) {
    drive(seen, self, command);
    turret.decide(seen, self, seen.row(self).barrel, command);
  }

  @Override
  public void explain(Snapshot seen, int self, PilotTrace.Layer layer, PilotTrace out) {
    if (layer != PilotTrace.Layer.VISION) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
    double heading = seen.heading(self);
    double turn = steering.output().turnRate / spec.turnRate();
    out.add(Mark.LOOKAHEAD, x, y).radius(spec.drive().sight());
    out.add(Mark.STEERS, x, y).bearing(heading).turnShare(turn);
    int other = neighbour == 0 ? -1 : seen.indexOf(neighbour);
    if (other >= 0) {
      out.add(Mark.NEIGHBOUR, x, y).end(seen.x(other), seen.y(other)).neighbour(neighbour);
      double ahead = lookAhead(seen.distance(self, other));
      double hitX = x + ahead * Trigonometry.cos(heading);
      double hitY = y + ahead * Trigonometry.sin(heading);
      out.add(Mark.HIT_POINT, hitX, hitY).radius(spec.radius());
    }
    turret.explain(seen, self, out);
  }

  @Override
  public void hashInto(StateHash hash) {
    orbitSteering.hashInto(hash);
    turret.hashInto(hash);
    hash.add(neighbour);
    hash.add(steering.output().turnRate);
    hash.add(steering.output().timeToContact);
  }

  private static Turret turret(TankSpec spec, SolverScratch computer, RandomStream random) {
    return spec.gun().mortar().isPresent()
        ? new MortarTurret(spec.gun(), spec.gun().mortar().get(), random)
        : new GunTurret(EnemyGun.of(spec), computer, random);
  }

  private void drive(Snapshot seen, int self, Command command) {
    Crowd crowd = tankTraffic.of(seen);
    double course =
        orbitSteering.course(
            seen,
            crowd.bounds(),
            limits,
            seen.x(self),
            seen.y(self),
            seen.heading(self),
            Tick.SECONDS);
    steering.steer(seen, self, tankTraffic, crowd, limits, course, command);
    int other = steering.output().neighbour;
    neighbour = other < 0 ? 0 : tankTraffic.id(other);
  }

  /** To the contact straight on, if there is one in sight; else as far as the other is away, m. */
  private double lookAhead(double distance) {
    double contact = spec.speed() * steering.output().timeToContact;
    return contact < spec.drive().sight() ? contact : Math.min(distance, spec.drive().sight());
  }
}
