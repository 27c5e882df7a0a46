package towline.web.library;

import java.util.ArrayList;
import java.util.List;
import towline.ai.aim.AimMode;
import towline.aim.FireCommand;
import towline.aim.FireControl;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;
import towline.avoidance.Bounds;
import towline.avoidance.Crowd;
import towline.avoidance.Steerer;
import towline.avoidance.SteeringInput;
import towline.avoidance.SteeringOutput;
import towline.homing.HomingInput;
import towline.homing.HomingLaw;
import towline.homing.HomingOutput;
import towline.internal.LinearIntercept;
import towline.internal.RandomStream;
import towline.sim.hash.StateHash;

/**
 * Hashes the results of the library for many inputs, one hash for each of its parts, to check that
 * two machines compute equal bits.
 */
public final class LibraryHashes {
  private static final double TICK = 1.0 / 60;
  private static final int PROBLEMS = 2_000;
  private static final int TICKS = 600;
  private static final int AGENTS = 40;
  private static final double ARENA = 60;

  private LibraryHashes() {}

  /** Returns a line for each part: its name and its hash. */
  public static List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(line("intercepts", LibraryHashes::intercepts));
    lines.add(line("solutions", LibraryHashes::solutions));
    for (AimMode mode : AimMode.values()) {
      lines.add(line("aim " + mode, hash -> aim(mode, hash)));
    }
    for (HomingLaw law : HomingLaw.values()) {
      lines.add(line("homing " + law, hash -> homing(law, hash)));
    }
    for (AvoidanceLaw law : AvoidanceLaw.values()) {
      lines.add(line("avoidance " + law, hash -> avoidance(law, hash)));
    }
    return lines;
  }

  private interface Part {
    void addTo(StateHash hash);
  }

  private static String line(String name, Part part) {
    StateHash hash = new StateHash();
    part.addTo(hash);
    return name + " " + Long.toHexString(hash.value());
  }

  private static void intercepts(StateHash hash) {
    RandomStream random = new RandomStream(1);
    for (int i = 0; i < PROBLEMS; i++) {
      hash.add(
          LinearIntercept.timeToGo(
              random.range(-40, 40),
              random.range(-40, 40),
              random.range(-20, 20),
              random.range(-20, 20),
              random.range(1, 30)));
    }
  }

  private static FireProblem randomProblem(RandomStream random) {
    FireProblem problem = new FireProblem();
    problem.muzzleSpeed = random.range(10, 40);
    problem.slewRate = random.range(0.5, 6);
    problem.range = 60;
    problem.facing = random.range(-3, 3);
    problem.targetX = random.range(-30, 30);
    problem.targetY = random.range(5, 30);
    problem.targetVelocityX = random.range(-8, 8);
    problem.targetVelocityY = random.range(-8, 8);
    problem.targetTurnRate = random.range(-1, 1);
    problem.targetRadius = 0.6;
    return problem;
  }

  private static void solutions(StateHash hash) {
    RandomStream random = new RandomStream(2);
    FireSolver solver = new FireSolver();
    for (int i = 0; i < PROBLEMS / 10; i++) {
      FireSolution answer = solver.solve(randomProblem(random));
      if (answer instanceof FireSolution.Hit hit) {
        hash.add(hit.bearing());
        hash.add(hit.timeToFire());
      } else {
        hash.add(-1);
      }
    }
  }

  private static void aim(AimMode mode, StateHash hash) {
    RandomStream random = new RandomStream(3);
    FireControl control = new FireControl();
    FireCommand order = new FireCommand();
    FireProblem problem = randomProblem(random);
    problem.gravityY = -2;
    problem.agility.setAccelerating(3);
    for (int tick = 0; tick < TICKS; tick++) {
      control.decide(mode, problem, 1, TICK, order);
      hash.add(order.bearing);
      hash.add(order.fire);
      double most = problem.slewRate * TICK;
      double turn = StrictMath.IEEEremainder(order.bearing - problem.facing, 2 * Math.PI);
      problem.facing += Math.max(-most, Math.min(most, turn));
      problem.moveTarget(TICK);
    }
  }

  private static void homing(HomingLaw law, StateHash hash) {
    HomingInput chase = new HomingInput();
    HomingOutput guidance = new HomingOutput();
    chase.speed = 15;
    chase.rangeY = 20;
    chase.targetVelocityX = 5;
    chase.targetTurnRate = 0.4;
    for (int tick = 0; tick < TICKS / 2; tick++) {
      law.steer(chase, TICK, guidance);
      hash.add(guidance.moveX);
      hash.add(guidance.moveY);
      chase.directionX = guidance.directionX;
      chase.directionY = guidance.directionY;
      chase.rangeX += TICK * chase.targetVelocityX - guidance.moveX;
      chase.rangeY += TICK * chase.targetVelocityY - guidance.moveY;
    }
  }

  private static void avoidance(AvoidanceLaw law, StateHash hash) {
    RandomStream random = new RandomStream(4);
    AgentLimits limits = new AgentLimits(5, 2, 12, 1.2);
    Steerer steerer = new Steerer(law);
    Crowd crowd = new Crowd(new Bounds(0, 0, ARENA, ARENA), 6);
    SteeringInput input = new SteeringInput();
    SteeringOutput output = new SteeringOutput();
    double[] x = new double[AGENTS];
    double[] y = new double[AGENTS];
    double[] course = new double[AGENTS];
    for (int i = 0; i < AGENTS; i++) {
      x[i] = random.range(2, ARENA - 2);
      y[i] = random.range(2, ARENA - 2);
      course[i] = random.range(-3, 3);
    }
    double[] speed = new double[AGENTS];
    for (int tick = 0; tick < TICKS / 10; tick++) {
      crowd.clear();
      for (int i = 0; i < AGENTS; i++) {
        double along = StrictMath.cos(course[i]);
        double across = StrictMath.sin(course[i]);
        crowd.add(x[i], y[i], speed[i] * along, speed[i] * across, 1);
      }
      crowd.build();
      for (int i = 0; i < AGENTS; i++) {
        input.self = i;
        input.headingX = StrictMath.cos(course[i]);
        input.headingY = StrictMath.sin(course[i]);
        input.desiredX = limits.speed() * input.headingX;
        input.desiredY = limits.speed() * input.headingY;
        steerer.steer(crowd, input, limits, TICK, output);
        hash.add(output.turnRate);
        hash.add(output.speed);
        course[i] += TICK * output.turnRate;
        speed[i] = output.speed;
        x[i] += TICK * speed[i] * input.headingX;
        y[i] += TICK * speed[i] * input.headingY;
      }
    }
  }
}
