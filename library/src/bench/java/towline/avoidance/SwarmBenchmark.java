package towline.avoidance;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The cost of one look and decision of a whole swarm, at 5 % of the area filled: the picture, its
 * grid, and a decision for each. All laws decide for the same traffic: tanks that roam, as in lab
 * swarm, seen at moments half a second apart.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SwarmBenchmark {
  private static final AgentLimits LIMITS = new AgentLimits(3, Math.toRadians(120), 5, 1.2);
  private static final double DT = 1.0 / 60;
  private static final double FILL = 0.05;
  private static final int MOMENTS = 20;
  private static final int TICKS_BETWEEN = 30;

  /** Time to the wall below which a tank turns to the middle of the arena, s. */
  private static final double EDGE_AHEAD = 2;

  /** The law. */
  @Param public AvoidanceLaw law = AvoidanceLaw.LOOKAHEAD;

  /** Number of tanks. */
  @Param({"1000", "10000"})
  public int tanks = 1000;

  private final Steerer lookahead = new Steerer(AvoidanceLaw.LOOKAHEAD);
  private final SteeringInput input = new SteeringInput();
  private final SteeringOutput out = new SteeringOutput();
  private Bounds bounds = new Bounds(0, 0, 1, 1);
  private Crowd crowd = new Crowd(bounds, 1);
  private Steerer steerer = new Steerer(law);
  private Moment[] moments = {};
  private int next;

  /** Lets the swarm roam, and keeps moments of it. */
  @Setup
  public void roam() {
    SplittableRandom random = new SplittableRandom(1);
    double side = Math.sqrt(tanks * Math.PI * 0.25 / FILL);
    bounds = new Bounds(0, 0, side, side);
    crowd = new Crowd(bounds, 2.5);
    steerer = new Steerer(law);
    Moment now = start(random, side);
    moments = new Moment[MOMENTS];
    // The first moments, in which the swarm draws apart, are not kept.
    for (int i = -MOMENTS; i < MOMENTS; i++) {
      for (int tick = 0; tick < TICKS_BETWEEN; tick++) {
        now = now.after(this);
      }
      if (i >= 0) {
        moments[i] = now;
      }
    }
  }

  private Moment start(SplittableRandom random, double side) {
    Moment start = new Moment(tanks);
    int rows = (int) Math.ceil(Math.sqrt(tanks));
    for (int i = 0; i < tanks; i++) {
      double heading = random.nextDouble(-Math.PI, Math.PI);
      start.xs[i] = side * (i % rows + 0.5) / rows;
      int row = i / rows;
      start.ys[i] = side * (row + 0.5) / rows;
      start.headingXs[i] = StrictMath.cos(heading);
      start.headingYs[i] = StrictMath.sin(heading);
      start.speeds[i] = LIMITS.speed();
    }
    return start;
  }

  /** All see, all decide. */
  @Benchmark
  public double tick() {
    Moment now = moments[next];
    next = (next + 1) % MOMENTS;
    now.fill(crowd);
    double sum = 0;
    for (int i = 0; i < tanks; i++) {
      now.ask(i, input);
      steerer.steer(crowd, input, LIMITS, DT, out);
      sum += out.turnRate + out.speed;
    }
    return sum;
  }

  /** All tanks at one moment. */
  private static final class Moment {
    final double[] xs;
    final double[] ys;
    final double[] headingXs;
    final double[] headingYs;
    final double[] speeds;

    Moment(int tanks) {
      xs = new double[tanks];
      ys = new double[tanks];
      headingXs = new double[tanks];
      headingYs = new double[tanks];
      speeds = new double[tanks];
    }

    void fill(Crowd crowd) {
      crowd.clear();
      for (int i = 0; i < xs.length; i++) {
        crowd.add(xs[i], ys[i], speeds[i] * headingXs[i], speeds[i] * headingYs[i], 0.5);
      }
      crowd.build();
    }

    /** Every tank wants to go straight on. */
    void ask(int i, SteeringInput input) {
      input.self = i;
      input.headingX = headingXs[i];
      input.headingY = headingYs[i];
      input.desiredX = LIMITS.speed() * headingXs[i];
      input.desiredY = LIMITS.speed() * headingYs[i];
    }

    /** The next tick by the game's own law. */
    Moment after(SwarmBenchmark swarm) {
      fill(swarm.crowd);
      Moment next = new Moment(xs.length);
      for (int i = 0; i < xs.length; i++) {
        ask(i, swarm.input);
        double way = EDGE_AHEAD * LIMITS.speed();
        double aheadX = xs[i] + way * headingXs[i];
        double aheadY = ys[i] + way * headingYs[i];
        if (!swarm.bounds.hold(aheadX, aheadY, 0.5)) {
          double toX = swarm.bounds.right() / 2 - xs[i];
          double toY = swarm.bounds.top() / 2 - ys[i];
          double length = Math.hypot(toX, toY);
          swarm.input.desiredX = LIMITS.speed() * toX / length;
          swarm.input.desiredY = LIMITS.speed() * toY / length;
        }
        swarm.lookahead.steer(swarm.crowd, swarm.input, LIMITS, DT, swarm.out);
        next.headingXs[i] = swarm.out.headingX;
        next.headingYs[i] = swarm.out.headingY;
        next.speeds[i] = swarm.out.speed;
        next.xs[i] = xs[i] + swarm.out.moveX;
        next.ys[i] = ys[i] + swarm.out.moveY;
      }
      return next;
    }
  }
}
