package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Laws that hold for every law of the catalogue. */
class AvoidanceLawPropertyTest {
  private static final double DT = CrowdScene.DT;

  @Property(seed = "51", tries = 100)
  void everyAnswerIsWithinTheLimits(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    CrowdScene scene = CrowdScene.random(seed, 40, 20);
    scene.fill();
    for (AvoidanceLaw law : AvoidanceLaw.values()) {
      scene.decide(law, DT);
      for (SteeringOutput answer : scene.answers) {
        assertThat(Math.abs(answer.turnRate))
            .as("%s", law)
            .isLessThanOrEqualTo(CrowdScene.LIMITS.turnRate() * (1 + 1e-12));
        assertThat(answer.speed).as("%s", law).isBetween(0.0, CrowdScene.LIMITS.speed());
        assertThat(answer.neighbour).as("%s", law).isBetween(-1, 39);
        assertThat(answer.timeToContact).as("%s", law).isNotNaN().isNotNegative();
      }
    }
  }

  /** All see the same picture; indices break ties, but who decides first does not matter. */
  @Property(seed = "52", tries = 100)
  void theOrderOfDecidingMakesNoDifference(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    CrowdScene scene = CrowdScene.random(seed, 30, 20);
    scene.fill();
    for (AvoidanceLaw law : AvoidanceLaw.values()) {
      scene.decide(law, DT);
      double[] turnRates = new double[30];
      double[] speeds = new double[30];
      for (int i = 0; i < 30; i++) {
        turnRates[i] = scene.answers[i].turnRate;
        speeds[i] = scene.answers[i].speed;
      }
      for (int i = 29; i >= 0; i--) {
        scene.decide(law, i, DT, scene.headings[i]);
        assertThat(scene.answers[i].turnRate).as("%s", law).isEqualTo(turnRates[i]);
        assertThat(scene.answers[i].speed).as("%s", law).isEqualTo(speeds[i]);
      }
    }
  }

  @Property(seed = "53", tries = 60)
  void decidingChangesNothingThatOthersSee(@ForAll @LongRange(min = 0, max = 1_000_000) long seed) {
    CrowdScene scene = CrowdScene.random(seed, 30, 20);
    scene.fill();
    for (AvoidanceLaw law : AvoidanceLaw.values()) {
      scene.decide(law, DT);
      double first = scene.answers[7].turnRate;
      double firstSpeed = scene.answers[7].speed;
      scene.decide(law, 7, DT, scene.headings[7]);
      assertThat(scene.answers[7].turnRate).as("%s", law).isEqualTo(first);
      assertThat(scene.answers[7].speed).as("%s", law).isEqualTo(firstSpeed);
    }
  }

  @Test
  void aTankAloneTakesItsWish() {
    CrowdScene scene = new CrowdScene(new Bounds(0, 0, 100, 100), 1);
    scene.xs[0] = 50;
    scene.ys[0] = 50;
    scene.fill();
    for (AvoidanceLaw law : AvoidanceLaw.values()) {
      scene.decide(law, 0, DT, 0.01);
      assertThat(scene.answers[0].turnRate).as("%s", law).isCloseTo(0.01 / DT, within(1e-9));
      scene.decide(law, 0, DT, -2);
      assertThat(scene.answers[0].turnRate).as("%s", law).isEqualTo(-CrowdScene.LIMITS.turnRate());
      assertThat(scene.answers[0].speed).as("%s", law).isCloseTo(3, within(1e-12));
      assertThat(scene.answers[0].neighbour).as("%s", law).isEqualTo(-1);
    }
  }

  @Test
  void nonsenseIsRefusedByName() {
    CrowdScene scene = new CrowdScene(new Bounds(0, 0, 10, 10), 1);
    scene.xs[0] = 5;
    scene.ys[0] = 5;
    scene.fill();
    SteeringInput input = new SteeringInput();
    SteeringOutput out = new SteeringOutput();
    assertThatThrownBy(() -> AvoidanceLaw.NONE.steer(scene.crowd, input, CrowdScene.LIMITS, 0, out))
        .hasMessage("dt must be more than 0 and finite, not 0.0");
    input.self = 3;
    assertThatThrownBy(
            () -> AvoidanceLaw.NONE.steer(scene.crowd, input, CrowdScene.LIMITS, DT, out))
        .hasMessage("self must be a disc of the crowd, from 0 to 0, not 3");
    input.self = 0;
    input.headingX = 2;
    assertThatThrownBy(
            () -> AvoidanceLaw.NONE.steer(scene.crowd, input, CrowdScene.LIMITS, DT, out))
        .hasMessageStartingWith("heading must have length 1");
    assertThatThrownBy(() -> new AgentLimits(1, 0, 1, 1, 1)).hasMessageContaining("speed");
    assertThatThrownBy(() -> new Bounds(1, 0, 1, 1)).hasMessageContaining("left < right");
    assertThatThrownBy(() -> scene.crowd.add(Double.NaN, 0, 0, 0, 1)).hasMessageContaining("NaN");
  }
}
