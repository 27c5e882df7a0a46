package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.search.MixedCases;
import towline.aim.search.TracingOracle;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.internal.RandomStream;

/** The answer of a mode for a single call obeys the usual laws: its Hit hits, its reason holds. */
class AimModePropertyTest {
  private static final double RELATIVE = 1e-9;

  @Property(seed = "51", tries = 20_000)
  void whatRefineSettlesOnIsAShot(@ForAll long seed) {
    FireProblem seen = MixedCases.draw(new RandomStream(seed));
    FireProblem believed = new FireProblem();
    Aim.REFINE.believe(seen, believed);
    FireSolution certain = new FireSolver().solve(believed);
    FireSolution answer = Aim.REFINE.solve(seen);
    if (answer instanceof FireSolution.None) {
      assertThat(answer).isEqualTo(certain);
      return;
    }
    FireSolution.Hit hit = (FireSolution.Hit) answer;
    assertThat(certain).isInstanceOf(FireSolution.Hit.class);
    double earliest = ((FireSolution.Hit) certain).timeToGo();
    assertThat(hit.timeToGo()).isGreaterThanOrEqualTo(earliest * (1 - RELATIVE));
    assertThat(hit.timeToGo()).isLessThanOrEqualTo(believed.horizon);
    boolean isContact = seen.targetX == seen.muzzleX && seen.targetY == seen.muzzleY;
    assertThat(isContact || new TracingOracle(believed).isShot(hit.timeToGo())).isTrue();
    if (believed.timing == FireTiming.WHEN_READY) {
      assertThat(hit.timeToFire()).isGreaterThanOrEqualTo(hit.timeToSlew());
    }
  }
}
