package towline.lab.aim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.situation.FireProblem;
import towline.trial.duel.TraceParameters;

class TraceTest {
  private static String trace(Trace.Law law, FireProblem problem) throws IOException {
    StringBuilder out = new StringBuilder();
    Trace.run(law, problem, out);
    return out.toString();
  }

  @ParameterizedTest
  @EnumSource
  void everyLawShowsItsStepsAndTheCertainAnswer(Trace.Law law) throws IOException {
    String text = trace(law, TraceParameters.everyday());
    assertThat(text.lines().count()).isGreaterThanOrEqualTo(5);
    assertThat(text).contains(law + ": impact at ").contains("certain: impact at ");
    assertThat(text).isEqualTo(trace(law, TraceParameters.everyday()));
  }

  @Test
  void towlinesLawsAgreeWithTheCertainAnswer() throws IOException {
    assertThat(trace(Trace.Law.EARLIEST, TraceParameters.everyday()))
        .containsPattern("difference: -?0.000000000 s");
    assertThat(trace(Trace.Law.REFINE, TraceParameters.everyday()))
        .containsPattern("difference: -?0.00000");
  }

  @Test
  void theBisectionMistakesTheHorizonForAHit() throws IOException {
    FireProblem problem = TraceParameters.everyday();
    problem.targetVelocityX = 50;
    problem.range = 1000;
    String text = trace(Trace.Law.BISECTION, problem);
    assertThat(text).contains("BISECTION: impact at 5.98").contains("certain: no shot, OUTRUN");
  }

  @ParameterizedTest
  @EnumSource(names = "BISECTION", mode = EnumSource.Mode.EXCLUDE)
  void onlyTheBisectionNeedsAHorizon(Trace.Law law) throws IOException {
    FireProblem problem = TraceParameters.everyday();
    String near = trace(law, problem);
    problem.horizon = Double.POSITIVE_INFINITY;
    assertThat(trace(law, problem)).isEqualTo(near);
    assertThatThrownBy(() -> trace(Trace.Law.BISECTION, problem))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("horizon, which must be finite, but is Infinity");
  }

  @ParameterizedTest
  @EnumSource(names = {"LOB", "LOB_ITERATED"})
  void lobsAtFixedTimePrintTheirLaunchSpeed(Trace.Law law) throws IOException {
    FireProblem problem = TraceParameters.everyday();
    problem.gravityY = -4;
    assertThat(trace(law, problem)).containsPattern("launched at \\(.*\\) m/s: 1\\.\\d+ times");
  }
}
