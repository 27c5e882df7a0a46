package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import towline.internal.Arc;

class EdgeRulePropertyTest {
  private static final Bounds BOUNDS = new Bounds(0, 0, 12, 9);

  /**
   * Drives one tank with random wishes and speeds, and returns the greatest depth of its rim
   * outside.
   */
  private static double deepest(long seed, boolean hasty) {
    SplittableRandom random = new SplittableRandom(seed);
    double dt = random.nextDouble(1.0 / 240, 0.2);
    CrowdScene scene = new CrowdScene(BOUNDS, 1);
    scene.xs[0] = 6;
    scene.ys[0] = 4.5;
    SteeringInput input = new SteeringInput();
    Steerer steerer = new Steerer(whim(random, hasty));
    double deepest = 0;
    for (int step = 0; step < 3000; step++) {
      scene.fill();
      input.headingX = StrictMath.cos(scene.headings[0]);
      input.headingY = StrictMath.sin(scene.headings[0]);
      steerer.steer(scene.crowd, input, CrowdScene.LIMITS, dt, scene.answers[0]);
      scene.move();
      deepest = Math.max(deepest, 0.5 - scene.xs[0]);
      deepest = Math.max(deepest, 0.5 - scene.ys[0]);
      deepest = Math.max(deepest, scene.xs[0] + 0.5 - BOUNDS.right());
      deepest = Math.max(deepest, scene.ys[0] + 0.5 - BOUNDS.top());
    }
    return deepest;
  }

  /** Drives at random and leaves the bounds to the rule; if hasty, only once no circle fits. */
  private static LocalAvoidance whim(SplittableRandom random, boolean hasty) {
    return new LocalAvoidance() {
      private boolean stillFits;

      @Override
      public void steer(AgentView agent, SteeringOutput out) {
        SteeringInput input = agent.input();
        double turnRate = random.nextInt(3) == 0 ? random.nextDouble(-2, 2) : 0;
        double speed = random.nextInt(3) == 0 ? random.nextDouble(0, 3) : 3;
        out.set(turnRate, speed);
        stillFits =
            BOUNDS.holdTurn(
                agent.crowd().x(0),
                agent.crowd().y(0),
                agent.radius(),
                input.headingX,
                input.headingY,
                agent.limits().turnRadius());
      }

      @Override
      public boolean keepsInside() {
        return hasty && stillFits;
      }

      @Override
      public boolean keepsApart() {
        return false;
      }
    };
  }

  @Property(seed = "61", tries = 100)
  void nobodyEverLeavesWhateverTheyWant(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    assertThat(deepest(seed, false)).isLessThan(1e-6);
  }

  /** The state must be checked at the end of the step: one that begins well may end outside. */
  @Test
  void aCheckWhereTheStepBeginsWouldLeak() {
    double worst = 0;
    for (long seed = 0; seed < 30; seed++) {
      worst = Math.max(worst, deepest(seed, true));
    }
    assertThat(worst).isGreaterThan(0.05);
  }

  /** A slow tank must follow the circle more slowly: its full turn would be another circle. */
  @Test
  void aFullTurnAtLowSpeedLosesTheCircleThatFits() {
    AgentLimits limits = CrowdScene.LIMITS;
    double radius = limits.turnRadius();
    // Along the wall on the right, with just the room for the circle on the left.
    CrowdScene scene = new CrowdScene(BOUNDS, 1);
    double heading = Math.toRadians(-60);
    scene.headings[0] = heading;
    scene.xs[0] = 6;
    scene.ys[0] = radius * (1 - StrictMath.cos(heading)) + CrowdScene.RADIUS;
    Arc arc = new Arc();
    SteeringInput input = new SteeringInput();
    input.headingX = StrictMath.cos(heading);
    input.headingY = StrictMath.sin(heading);
    scene.answers[0].set(limits.turnRate(), 1);
    arc.turn(limits.turnRate(), 0.1);
    scene.answers[0].move(arc, input);
    scene.move();
    double hx = StrictMath.cos(scene.headings[0]);
    double hy = StrictMath.sin(scene.headings[0]);
    double x = scene.xs[0];
    double y = scene.ys[0];
    // The full circle to the left has moved against the heading: away from this wall, into the one
    // that a tank in a corner has behind it.
    assertThat(x - radius * hy).isLessThan(6 + radius * StrictMath.sin(-heading) - 0.01);
    assertThat(y + radius * hx).isGreaterThan(radius + CrowdScene.RADIUS + 0.01);
  }
}
