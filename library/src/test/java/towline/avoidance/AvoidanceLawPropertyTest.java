package towline.avoidance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import towline.math.IndexList;

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

  /**
   * All agents see the same picture; indices break ties, and the order of decisions does not
   * matter.
   */
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
    Steerer steerer = new Steerer(AvoidanceLaw.NONE);
    Consumer<Double> steer = dt -> steerer.steer(scene.crowd, input, CrowdScene.LIMITS, dt, out);
    for (double dt : new double[] {0, -1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatThrownBy(() -> steer.accept(dt))
          .hasMessage("dt must be more than 0 and finite, not " + dt);
    }
    input.self = 3;
    assertThatThrownBy(() -> steer.accept(DT))
        .hasMessage("self must be a disc of the crowd, from 0 to 0, not 3");
    input.self = 0;
    input.headingX = 2;
    assertThatThrownBy(() -> steer.accept(DT)).hasMessageStartingWith("heading must have length 1");
    input.headingX = 1;
    input.desiredY = Double.NaN;
    assertThatThrownBy(() -> steer.accept(DT))
        .hasMessageStartingWith("the desired velocity must be finite");
    assertThatThrownBy(() -> new AgentLimits(0, 1, 1, 1)).hasMessageContaining("speed");
    assertThatThrownBy(() -> new Bounds(1, 0, 1, 1)).hasMessageContaining("left < right");
    assertThatThrownBy(() -> scene.crowd.add(Double.NaN, 0, 0, 0, 1)).hasMessageContaining("NaN");
  }

  @Test
  void aRangeThatEndsInTheAgentIsRefused() {
    Crowd crowd = new Crowd(2);
    crowd.add(0, 0, 0, 0, 0.5);
    crowd.build();
    AgentLimits blind = new AgentLimits(3, 2, 0.5, 1.2);
    Steerer steerer = new Steerer(AvoidanceLaw.LOOKAHEAD);
    assertThatThrownBy(
            () -> steerer.steer(crowd, new SteeringInput(), blind, DT, new SteeringOutput()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("range must be more than the agent's radius, 0.5");
  }

  @Test
  void aCrowdThatIsNotBuiltIsRefused() {
    Crowd crowd = new Crowd(2);
    crowd.add(0, 0, 0, 0, 0.5);
    crowd.add(1, 0, 0, 0, 0.5);
    Steerer steerer = new Steerer(AvoidanceLaw.NONE);
    Consumer<Crowd> steer =
        some ->
            steerer.steer(some, new SteeringInput(), CrowdScene.LIMITS, DT, new SteeringOutput());
    assertThatThrownBy(() -> steer.accept(crowd))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("build()");
    assertThatThrownBy(() -> crowd.findNeighbours(0, 5, new IndexList()))
        .hasMessageContaining("build()");
    crowd.build();
    steer.accept(crowd);
    crowd.add(3, 0, 0, 0, 0.5);
    assertThatThrownBy(() -> steer.accept(crowd)).hasMessageContaining("build()");
    assertThatThrownBy(() -> crowd.x(7)).hasMessage("disc must be from 0 to 2, not 7");
    assertThatThrownBy(() -> crowd.wallX(0)).hasMessage("wall must be from 0 to -1, not 0");
    assertThatThrownBy(() -> crowd.tellDesired(0, Double.NaN, 0)).hasMessageContaining("finite");
  }

  @Test
  void optionsOutOfRangeAreRefusedByName() {
    AvoidanceOptions usual = AvoidanceOptions.DEFAULT;
    assertThatThrownBy(() -> usual.withNeighbours(0)).hasMessageContaining("neighbours");
    assertThatThrownBy(() -> usual.withHorizon(0)).hasMessageContaining("horizon");
    assertThatThrownBy(() -> usual.withHorizon(Double.NaN)).hasMessageContaining("horizon");
    assertThatThrownBy(() -> new AvoidanceOptions(1, 1, 1, 1, -1, 0, 0, 0))
        .hasMessageContaining("turnCost must be at least 0");
  }
}
