package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** The guard keeps a crowd apart and off the walls, whatever velocities it desires. */
class CollisionGuardPropertyTest {
  private static final int COUNT = 25;

  @Property(seed = "81", tries = 40)
  void nobodyTouchesWhateverTheyWant(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Bounds bounds = new Bounds(0, 0, 8, 8);
    CrowdScene scene = new CrowdScene(bounds, COUNT);
    scene.crowd.addWall(0, 4.8, 4, 4.8);
    for (int i = 0; i < COUNT; i++) {
      int row = i / 5;
      scene.xs[i] = 0.8 + 1.6 * (i % 5);
      scene.ys[i] = 0.8 + 1.6 * row;
      scene.headings[i] = random.nextDouble(-Math.PI, Math.PI);
    }
    double dt = random.nextDouble(1.0 / 240, 0.1);
    Steerer steerer = new Steerer(blind(random));
    SteeringInput input = new SteeringInput();
    for (int tick = 0; tick < 200; tick++) {
      scene.fill();
      for (int i = 0; i < COUNT; i++) {
        input.self = i;
        input.headingX = StrictMath.cos(scene.headings[i]);
        input.headingY = StrictMath.sin(scene.headings[i]);
        steerer.steer(scene.crowd, input, CrowdScene.LIMITS, dt, scene.answers[i]);
      }
      scene.move();
      for (int i = 0; i < COUNT; i++) {
        double x = scene.xs[i];
        double y = scene.ys[i];
        assertThat(bounds.hold(x, y, 0.5 - 1e-6)).isTrue();
        assertThat(scene.crowd.distanceToWall(0, x, y)).isGreaterThan(0.5 - 1e-6);
        for (int j = 0; j < i; j++) {
          assertThat(scene.distance(i, j)).isGreaterThan(1 - 1e-6);
        }
      }
    }
  }

  /** Turns at random, always at full speed; keeps inside by the guard alone. */
  private static LocalAvoidance blind(SplittableRandom random) {
    return new LocalAvoidance() {
      @Override
      public void steer(AgentView agent, SteeringOutput out) {
        double most = agent.limits().turnRate();
        out.set(random.nextDouble(-most, most), agent.limits().speed());
      }

      @Override
      public boolean seesWalls() {
        return true;
      }

      @Override
      public boolean keepsInside() {
        return true;
      }
    };
  }

  /** A crowd of any radii and ranges, in the open: only the gaps of a step count, not the sight. */
  @Property(seed = "83", tries = 40)
  void mixedRadiiInTheOpenDoNotTouch(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int count = 60;
    double[] xs = new double[count];
    double[] ys = new double[count];
    double[] headings = random.doubles(count, -Math.PI, Math.PI).toArray();
    double[] radii = new double[count];
    for (int i = 0; i < count; i++) {
      radii[i] = random.nextDouble(0.05, 1);
      xs[i] = 1e5 + 2.01 * (i % 8);
      int row = i / 8;
      ys[i] = -3e5 + 2.01 * row;
    }
    Crowd crowd = new Crowd(random.nextDouble(0.2, 5));
    AgentLimits limits = new AgentLimits(random.nextDouble(1, 20), 2, 1.1, 1.2);
    double dt = random.nextDouble(0.004, 0.2);
    AvoidanceOptions few = AvoidanceOptions.DEFAULT.withNeighbours(1 + random.nextInt(3));
    LocalAvoidance law = random.nextBoolean() ? AvoidanceLaw.LOOKAHEAD : blind(random);
    Steerer steerer = new Steerer(law, few);
    SteeringInput input = new SteeringInput();
    SteeringOutput[] outs = new SteeringOutput[count];
    for (int tick = 0; tick < 100; tick++) {
      crowd.clear();
      for (int i = 0; i < count; i++) {
        crowd.add(xs[i], ys[i], 0, 0, radii[i]);
        crowd.tellDesired(i, 1e5 + 8 - xs[i], -3e5 + 8 - ys[i]);
      }
      crowd.build();
      for (int i = 0; i < count; i++) {
        outs[i] = new SteeringOutput();
        input.self = i;
        input.headingX = StrictMath.cos(headings[i]);
        input.headingY = StrictMath.sin(headings[i]);
        input.desiredX = 1e5 + 8 - xs[i];
        input.desiredY = -3e5 + 8 - ys[i];
        steerer.steer(crowd, input, limits, dt, outs[i]);
      }
      for (int i = 0; i < count; i++) {
        xs[i] += outs[i].moveX;
        ys[i] += outs[i].moveY;
        headings[i] = StrictMath.atan2(outs[i].headingY, outs[i].headingX);
      }
      for (int i = 0; i < count; i++) {
        for (int j = 0; j < i; j++) {
          assertThat(StrictMath.hypot(xs[i] - xs[j], ys[i] - ys[j]))
              .isGreaterThan(radii[i] + radii[j] - 1e-6);
        }
      }
    }
  }

  /** A law of one's own: an interface and what the agent sees. */
  @Property(seed = "82", tries = 20)
  void aLawOfOnesOwnNeedsNoPrivatePart(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    LocalAvoidance stopper =
        (agent, out) -> {
          SteeringInput input = agent.input();
          Crowd crowd = agent.crowd();
          out.turnTo(input.desiredX, input.desiredY, input, agent.limits(), agent.dt());
          for (int k = 0; k < agent.neighbourCount(); k++) {
            int other = agent.neighbour(k);
            double dx = crowd.x(other) - crowd.x(input.self);
            double dy = crowd.y(other) - crowd.y(input.self);
            if (StrictMath.hypot(dx, dy) < 2) {
              out.set(agent.limits().turnRate(), out.speed / 2);
            }
          }
        };
    CrowdScene scene = CrowdScene.random(seed, 12, 20);
    scene.fill();
    SteeringOutput out = new SteeringOutput();
    SteeringInput input = new SteeringInput();
    input.desiredX = 3;
    new Steerer(stopper).steer(scene.crowd, input, CrowdScene.LIMITS, CrowdScene.DT, out);
    assertThat(out.speed).isBetween(0.0, 3.0);
  }
}
