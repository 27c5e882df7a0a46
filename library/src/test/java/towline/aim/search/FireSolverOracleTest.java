package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** 0 false, 0 missed, 0 late: the solver against a judge that tries every moment. */
class FireSolverOracleTest {
  private static final int FUZZ_CASES = 10_000_000;

  @ParameterizedTest
  @EnumSource
  void everyAnswerIsRight(Cases family) {
    judge(family, family.isSlowToJudge() ? 25 : 500, 300, 1);
  }

  @Tag("fuzz")
  @ParameterizedTest
  @EnumSource
  void everyAnswerIsRightInTenMillionCases(Cases family) {
    int cases = FUZZ_CASES / (Cases.values().length - 2);
    judge(family, family.isSlowToJudge() ? cases / 500 : cases, 60, 3);
  }

  private static void judge(Cases family, int cases, int samples, long seed) {
    FireSolver solver = new FireSolver();
    RandomStream random = new RandomStream(seed).split(family.name().hashCode());
    for (int i = 0; i < cases; i++) {
      FireProblem situation = family.draw(random.split(i));
      double answer = solver.timeToGo(situation);
      AnswerVerdict verdict = AnswerVerdict.of(situation, answer, samples);
      if (verdict != AnswerVerdict.RIGHT) {
        fail("%s, seed %d, case %d: %s, answered %s", family, seed, i, verdict, answer);
      }
    }
  }

  @Test
  void theJudgeSeesWhatIsWrong() {
    FireSolver solver = new FireSolver();
    RandomStream random = new RandomStream(5);
    int hits = 0;
    for (int i = 0; i < 300; i++) {
      FireProblem situation = Cases.STRAIGHT.draw(random.split(i));
      double answer = solver.timeToGo(situation);
      if (answer < situation.horizon * 0.9) {
        hits++;
        assertThat(AnswerVerdict.of(situation, 1.01 * answer, 600)).isEqualTo(AnswerVerdict.LATE);
        assertThat(AnswerVerdict.of(situation, 0.99 * answer, 600)).isEqualTo(AnswerVerdict.FALSE);
        assertThat(AnswerVerdict.of(situation, Double.POSITIVE_INFINITY, 600))
            .isEqualTo(AnswerVerdict.MISSED);
      }
    }
    assertThat(hits).isGreaterThan(50);
  }
}
