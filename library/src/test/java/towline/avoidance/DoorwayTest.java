package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Tag;

/** A crowd from each side of a wall through one door, of any width and direction. */
@Tag("long")
class DoorwayTest {
  private static final int COUNT = 120;
  private static final double DT = 0.05;
  private static final double SPEED = 3;

  /** Positions of the crowd, m; the wall lies along y, and the crowd sees everything turned. */
  private final double[] xs = new double[COUNT];

  private final double[] ys = new double[COUNT];

  /** Desired direction of each: 1 along +x, -1 against it. */
  private final int[] ways = new int[COUNT];

  private final double[] radii = new double[COUNT];
  private final SteeringInput[] agents = new SteeringInput[COUNT];
  private final SteeringOutput[] moves = new SteeringOutput[COUNT];

  @Property(seed = "91", tries = 4)
  void allPassBothWaysWithoutATouch(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double width = random.nextDouble(2.6, 6);
    double turn = random.nextDouble(-Math.PI, Math.PI);
    assertThat(secondsToPass(random, width, turn, true)).isLessThan(150);
  }

  /** Crowds that do not tell their desired velocities jam. */
  @Property(seed = "92", tries = 1)
  void whoDoesNotTellJams(@ForAll @LongRange(min = 0, max = 0) long seed) {
    assertThat(secondsToPass(new SplittableRandom(seed), 3, 0, false)).isInfinite();
  }

  /** Returns the time at which the last has passed, s; infinite if some have not after 150 s. */
  private double secondsToPass(SplittableRandom random, double width, double turn, boolean tells) {
    double cosine = StrictMath.cos(turn);
    double sine = StrictMath.sin(turn);
    Crowd crowd = new Crowd(2.5);
    double half = width / 2;
    crowd.addWall(-half * sine, half * cosine, -60 * sine, 60 * cosine);
    crowd.addWall(half * sine, -half * cosine, 60 * sine, -60 * cosine);
    place(random, cosine, sine);
    AgentLimits limits = new AgentLimits(SPEED, Math.toRadians(120), 5, 1.2);
    Steerer steerer = new Steerer(AvoidanceLaw.LOOKAHEAD);
    for (int tick = 0; tick < 150 / DT; tick++) {
      crowd.clear();
      for (int i = 0; i < COUNT; i++) {
        add(crowd, i, half, cosine, sine, tells);
      }
      if (crowd.count() == 0) {
        return tick * DT;
      }
      crowd.build();
      for (int i = 0; i < COUNT; i++) {
        if (agents[i].self >= 0) {
          steerer.steer(crowd, agents[i], limits, DT, moves[i]);
        }
      }
      move(cosine, sine);
      if (tick % 20 == 0) {
        requireGaps(half);
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  private void place(SplittableRandom random, double cosine, double sine) {
    for (int i = 0; i < COUNT; i++) {
      int way = random.nextBoolean() ? 1 : -1;
      ways[i] = way;
      agents[i] = new SteeringInput();
      agents[i].headingX = way * cosine;
      agents[i].headingY = way * sine;
      moves[i] = new SteeringOutput();
      radii[i] = random.nextDouble(0.35, 0.5);
      int row = i / 10;
      xs[i] = -way * (5 + 1.4 * (i % 10));
      ys[i] = 1.4 * (row - 6);
    }
  }

  private void add(Crowd crowd, int i, double half, double cosine, double sine, boolean tells) {
    SteeringInput agent = agents[i];
    agent.self = -1;
    int way = ways[i];
    if (way * xs[i] >= 8) {
      return;
    }
    double aim = half - 0.7;
    double toX = way * xs[i] < 0 ? -xs[i] : way;
    double toY = way * xs[i] < 0 ? Math.max(-aim, Math.min(aim, ys[i])) - ys[i] : 0;
    double scale = SPEED / StrictMath.hypot(toX, toY);
    agent.desiredX = scale * (cosine * toX - sine * toY);
    agent.desiredY = scale * (sine * toX + cosine * toY);
    double speed = moves[i].speed;
    agent.self =
        crowd.add(
            cosine * xs[i] - sine * ys[i],
            sine * xs[i] + cosine * ys[i],
            speed * agent.headingX,
            speed * agent.headingY,
            radii[i]);
    if (tells) {
      crowd.tellDesired(agent.self, agent.desiredX, agent.desiredY);
    }
  }

  private void move(double cosine, double sine) {
    for (int i = 0; i < COUNT; i++) {
      if (agents[i].self >= 0) {
        xs[i] += cosine * moves[i].moveX + sine * moves[i].moveY;
        ys[i] += cosine * moves[i].moveY - sine * moves[i].moveX;
        agents[i].headingX = moves[i].headingX;
        agents[i].headingY = moves[i].headingY;
      }
    }
  }

  /** No agent touches another, the wall or a post of the door. */
  private void requireGaps(double half) {
    for (int i = 0; i < COUNT; i++) {
      if (agents[i].self >= 0) {
        double along = Math.max(0, half - Math.abs(ys[i]));
        assertThat(StrictMath.hypot(xs[i], along)).isGreaterThan(radii[i] - 1e-6);
        for (int j = 0; j < i; j++) {
          if (agents[j].self >= 0) {
            assertThat(StrictMath.hypot(xs[i] - xs[j], ys[i] - ys[j]))
                .isGreaterThan(radii[i] + radii[j] - 1e-6);
          }
        }
      }
    }
  }
}
