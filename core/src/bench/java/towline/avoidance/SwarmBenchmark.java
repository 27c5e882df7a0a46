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
 * What it costs that a whole swarm looks and decides once, at 5 % of the area filled: the picture,
 * its grid, and a decision for each. The places are drawn at random and stay, so it is more crowded
 * than a swarm that avoids itself.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SwarmBenchmark {
  private static final AgentLimits LIMITS = new AgentLimits(0.5, 3, Math.toRadians(120), 5, 1.2);
  private static final double DT = 1.0 / 60;
  private static final double FILL = 0.05;

  /** The law. */
  @Param public AvoidanceLaw law = AvoidanceLaw.LOOKAHEAD;

  /** How many tanks. */
  @Param({"1000", "10000"})
  public int tanks = 1000;

  private double[] xs = {};
  private double[] ys = {};
  private double[] headingXs = {};
  private double[] headingYs = {};
  private Crowd crowd = new Crowd(new Bounds(0, 0, 1, 1), 1);
  private final SteeringInput input = new SteeringInput();
  private final SteeringOutput out = new SteeringOutput();

  /** Draws the swarm. */
  @Setup
  public void draw() {
    SplittableRandom random = new SplittableRandom(1);
    double side = Math.sqrt(tanks * Math.PI * 0.25 / FILL);
    crowd = new Crowd(new Bounds(0, 0, side, side), 2.5);
    xs = random.doubles(tanks, 0.5, side - 0.5).toArray();
    ys = random.doubles(tanks, 0.5, side - 0.5).toArray();
    double[] headings = random.doubles(tanks, -Math.PI, Math.PI).toArray();
    headingXs = new double[tanks];
    headingYs = new double[tanks];
    for (int i = 0; i < tanks; i++) {
      headingXs[i] = StrictMath.cos(headings[i]);
      headingYs[i] = StrictMath.sin(headings[i]);
    }
  }

  /** All see, all decide. */
  @Benchmark
  public double tick() {
    crowd.clear();
    for (int i = 0; i < tanks; i++) {
      crowd.add(xs[i], ys[i], 3 * headingXs[i], 3 * headingYs[i], 0.5);
    }
    crowd.build();
    double sum = 0;
    for (int i = 0; i < tanks; i++) {
      input.self = i;
      input.headingX = headingXs[i];
      input.headingY = headingYs[i];
      input.desiredX = 3 * headingXs[i];
      input.desiredY = 3 * headingYs[i];
      law.steer(crowd, input, LIMITS, DT, out);
      sum += out.turnRate + out.speed;
    }
    return sum;
  }
}
