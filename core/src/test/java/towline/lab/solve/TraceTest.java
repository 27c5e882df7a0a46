package towline.lab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.situation.Situation;

class TraceTest {
  private static String trace(Trace.Law law, Situation now) throws IOException {
    StringBuilder out = new StringBuilder();
    Trace.run(law, now, out);
    return out.toString();
  }

  @ParameterizedTest
  @EnumSource
  void everyLawShowsItsStepsAndTheCertainAnswer(Trace.Law law) throws IOException {
    String text = trace(law, Trace.everyday());
    assertThat(text.lines().count()).isGreaterThanOrEqualTo(5);
    assertThat(text).contains(law + ": impact at ").contains("certain: impact at ");
    assertThat(text).isEqualTo(trace(law, Trace.everyday()));
  }

  @Test
  void ourLawsAgreeWithTheCertainAnswer() throws IOException {
    assertThat(trace(Trace.Law.EARLIEST, Trace.everyday()))
        .containsPattern("difference: -?0.000000000 s");
    assertThat(trace(Trace.Law.REFINE, Trace.everyday())).containsPattern("difference: -?0.00000");
  }

  @Test
  void theBisectionTakesTheHorizonForAHit() throws IOException {
    Situation now = Trace.everyday();
    now.targetVelocityX = 50;
    now.range = 1000;
    String text = trace(Trace.Law.BISECTION, now);
    assertThat(text).contains("BISECTION: impact at 5.98").contains("certain: no shot, OUTRUN");
  }

  @ParameterizedTest
  @EnumSource(names = {"LOB", "LOB_ITERATED"})
  void lobsAtFixedTimeTellWithWhichSpeedTheyLeave(Trace.Law law) throws IOException {
    Situation now = Trace.everyday();
    now.gravityY = -4;
    assertThat(trace(law, now)).containsPattern("launched at \\(.*\\) m/s: 1\\.\\d+ times");
  }
}
