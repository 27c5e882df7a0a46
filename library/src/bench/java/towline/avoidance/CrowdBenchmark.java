package towline.avoidance;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The time of a tick for each agent, picture, decision and move: of 500 agents that roam with 5 %
 * of the area filled, and of 500 at a door, half on each side, that all want through. Both in one
 * run, so that their ratio means something. The scenes go on; each begins anew after twenty
 * seconds.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CrowdBenchmark {
  private static final AgentLimits LIMITS = new AgentLimits(3, Math.toRadians(120), 5, 1.2);
  private static final double RADIUS = 0.5;
  private static final double DT = 1.0 / 60;
  private static final int AGENTS = 500;
  private static final int TICKS = 1200;

  /** Side of the arena, m. */
  private static final double SIDE = Math.sqrt(AGENTS * Math.PI * RADIUS * RADIUS / 0.05);

  /** Distance to the edge below which agents turn to the middle, m. */
  private static final double EDGE = 6;

  /** The scenes. */
  public enum Place {
    /** The agents roam. */
    SPARSE,
    /** The agents meet at a door. */
    DENSE
  }

  /** The scene. */
  @Param public Place place = Place.SPARSE;

  private final Steerer steerer = new Steerer(AvoidanceLaw.LOOKAHEAD);
  private final SteeringInput[] agents = new SteeringInput[AGENTS];
  private final SteeringOutput[] moves = new SteeringOutput[AGENTS];
  private final double[] xs = new double[AGENTS];
  private final double[] ys = new double[AGENTS];
  private final int[] ways = new int[AGENTS];
  private Crowd crowd = new Crowd(2.5);
  private int ticks;

  /** Begins. */
  @Setup
  public void begin() {
    ticks = 0;
    SplittableRandom random = new SplittableRandom(1);
    boolean isDense = place == Place.DENSE;
    crowd = isDense ? new Crowd(2.5) : new Crowd(new Bounds(0, 0, SIDE, SIDE), 2.5);
    if (isDense) {
      crowd.addWall(0, 2, 0, 60);
      crowd.addWall(0, -2, 0, -60);
    }
    for (int i = 0; i < AGENTS; i++) {
      double heading = random.nextDouble(-Math.PI, Math.PI);
      int column = i % 25;
      int row = i / 25;
      ways[i] = i % 2 == 0 ? 1 : -1;
      xs[i] = isDense ? -ways[i] * (4 + 1.3 * (i / 2 % 15)) : SIDE * (column + 0.5) / 25;
      ys[i] = isDense ? 1.3 * (i / 30 - 8) : SIDE * (row + 0.5) / 20;
      agents[i] = new SteeringInput();
      agents[i].headingX = isDense ? ways[i] : StrictMath.cos(heading);
      agents[i].headingY = isDense ? 0 : StrictMath.sin(heading);
      moves[i] = new SteeringOutput();
    }
  }

  private void look() {
    crowd.clear();
    for (int i = 0; i < AGENTS; i++) {
      SteeringInput agent = agents[i];
      double speed = moves[i].speed;
      agent.self = crowd.add(xs[i], ys[i], speed * agent.headingX, speed * agent.headingY, RADIUS);
      desire(i, agent);
      crowd.tellDesired(agent.self, agent.desiredX, agent.desiredY);
    }
    crowd.build();
  }

  private void desire(int i, SteeringInput agent) {
    boolean isBefore = ways[i] * xs[i] < 0;
    double toX = isBefore ? -xs[i] : ways[i];
    double toY = isBefore ? Math.max(-1.3, Math.min(1.3, ys[i])) - ys[i] : 0;
    if (place == Place.SPARSE) {
      double x = xs[i];
      double y = ys[i];
      boolean isAtEdge = Math.min(Math.min(x, SIDE - x), Math.min(y, SIDE - y)) < EDGE;
      toX = isAtEdge ? SIDE / 2 - x : agent.headingX;
      toY = isAtEdge ? SIDE / 2 - y : agent.headingY;
    }
    double scale = LIMITS.speed() / Math.hypot(toX, toY);
    agent.desiredX = scale * toX;
    agent.desiredY = scale * toY;
  }

  /** All see, all decide, all move. */
  @Benchmark
  @OperationsPerInvocation(AGENTS)
  public double tick() {
    if (ticks++ == TICKS) {
      begin();
    }
    look();
    double sum = 0;
    for (int i = 0; i < AGENTS; i++) {
      steerer.steer(crowd, agents[i], LIMITS, DT, moves[i]);
      sum += moves[i].speed;
    }
    for (int i = 0; i < AGENTS; i++) {
      xs[i] += moves[i].moveX;
      ys[i] += moves[i].moveY;
      agents[i].headingX = moves[i].headingX;
      agents[i].headingY = moves[i].headingY;
    }
    return sum;
  }
}
