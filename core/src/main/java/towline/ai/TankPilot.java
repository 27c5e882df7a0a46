package towline.ai;

import towline.aim.FireComputer;
import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.Crowd;
import towline.avoidance.EdgeRule;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.math.RandomStream;
import towline.math.StateHash;
import towline.math.Trigonometry;
import towline.sim.Command;
import towline.sim.Lens;
import towline.sim.Pilot;
import towline.sim.Snapshot;
import towline.sim.Thought;
import towline.sim.Thought.Mark;
import towline.sim.World;
import towline.sim.spec.TankSpec;

/** Drives a tank through the traffic about the ship, and works its turret. */
final class TankPilot implements Pilot {
  private static final long HUNT_STREAM = 1;
  private static final long TURRET_STREAM = 2;

  /** The distances from the ship that tanks like, as parts of their reach. */
  private static final double NEAREST = 0.35;

  private static final double FARTHEST = 0.8;

  private final TankSpec spec;
  private final Traffic traffic;
  private final AgentLimits limits;
  private final Hunt hunt;
  private final Turret turret;
  private final SteeringInput steering = new SteeringInput();
  private final SteeringOutput output = new SteeringOutput();

  /** The id of whom it minded last, or 0. */
  private int neighbour;

  TankPilot(TankSpec spec, long seed, Traffic traffic, FireComputer computer) {
    this.spec = spec;
    this.traffic = traffic;
    limits =
        new AgentLimits(spec.radius(), spec.speed(), spec.turnRate(), spec.sight(), spec.margin());
    RandomStream root = new RandomStream(seed);
    RandomStream chance = root.split(HUNT_STREAM);
    hunt = new Hunt(spec.reach() * chance.range(NEAREST, FARTHEST), chance);
    turret = turret(spec, computer, root.split(TURRET_STREAM));
  }

  @Override
  public void decide(Snapshot seen, int self, Command order) {
    drive(seen, self, order);
    turret.decide(seen, self, seen.barrel(self), order);
  }

  @Override
  public void explain(Snapshot seen, int self, Lens lens, Thought out) {
    if (lens != Lens.VISION) {
      return;
    }
    double x = seen.x(self);
    double y = seen.y(self);
    double heading = seen.heading(self);
    double turn = output.turnRate / spec.turnRate();
    out.add(Mark.LOOKAHEAD, Thought.PLAIN, x, y, spec.sight(), 0);
    out.add(Mark.STEERS, Thought.PLAIN, x, y, heading, turn);
    int other = neighbour == 0 ? -1 : seen.indexOf(neighbour);
    if (other >= 0) {
      out.add(Mark.NEIGHBOUR, Thought.PLAIN, x, y, seen.x(other), seen.y(other));
      double ahead = lookAhead(seen.distance(self, other));
      double hitX = x + ahead * Trigonometry.cos(heading);
      double hitY = y + ahead * Trigonometry.sin(heading);
      out.add(Mark.HIT_POINT, Thought.PLAIN, hitX, hitY, spec.radius(), 0);
    }
    turret.explain(seen, self, out);
  }

  @Override
  public void hashInto(StateHash hash) {
    hunt.hashInto(hash);
    turret.hashInto(hash);
    hash.add(neighbour);
    hash.add(output.turnRate);
    hash.add(output.timeToContact);
  }

  private static Turret turret(TankSpec spec, FireComputer computer, RandomStream chance) {
    return spec.mortar().isPresent()
        ? new MortarTurret(spec, spec.mortar().get(), chance)
        : new GunTurret(FoeGun.of(spec), computer, chance);
  }

  private void drive(Snapshot seen, int self, Command order) {
    Crowd crowd = traffic.of(seen);
    double heading = seen.heading(self);
    double wish =
        hunt.course(seen, crowd.bounds(), limits, seen.x(self), seen.y(self), heading, World.TICK);
    steering.self = Traffic.indexOfTank(seen, self);
    steering.headingX = Trigonometry.cos(heading);
    steering.headingY = Trigonometry.sin(heading);
    steering.desiredX = spec.speed() * Trigonometry.cos(wish);
    steering.desiredY = spec.speed() * Trigonometry.sin(wish);
    AvoidanceLaw law = Doctrines.tankLaw(seen.doctrine());
    law.steer(crowd, steering, limits, World.TICK, output);
    if (!law.keepsInside()) {
      EdgeRule.apply(crowd, steering, limits, World.TICK, output);
    }
    neighbour = output.neighbour < 0 ? 0 : traffic.id(output.neighbour);
    order.turnRate = output.turnRate / spec.turnRate();
    order.throttle = output.speed / spec.speed();
  }

  /** To the contact straight on, if there is one in sight; else as far as the other is away, m. */
  private double lookAhead(double distance) {
    double contact = spec.speed() * output.timeToContact;
    return contact < spec.sight() ? contact : Math.min(distance, spec.sight());
  }
}
