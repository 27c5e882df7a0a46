package towline.aim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.math.RandomStream;

/** 0 false, 0 missed, 0 late, 0 wrong reasons, 0 undecided, whatever features meet. */
class MixedCasesTest {
  private static final int GATE_CASES = 50_000;
  private static final int FUZZ_CASES = Integer.getInteger("fuzz.cases", 10_000_000);
  private static final long FUZZ_SEED = Long.getLong("fuzz.seed", 2);
  private static final int MOST_EVALUATIONS = 2000;

  @Test
  void everyAnswerIsRightAndEveryReason() {
    judge(GATE_CASES, 1);
  }

  @Tag("fuzz")
  @Test
  void everyAnswerIsRightAndEveryReasonInTenMillionCases() {
    judge(FUZZ_CASES, FUZZ_SEED);
  }

  private static void judge(int cases, long seed) {
    FireSolver solver = new FireSolver();
    Judge judge = new Judge();
    RandomStream random = new RandomStream(seed);
    Map<Judge.Opinion, Integer> counts = new EnumMap<>(Judge.Opinion.class);
    List<String> wrong = new ArrayList<>();
    int mostEvaluations = 0;
    for (int i = 0; i < cases; i++) {
      Situation situation = MixedCases.draw(random.split(i));
      FireSolution answer = solver.solve(situation);
      mostEvaluations = Math.max(mostEvaluations, solver.evaluations());
      Judge.Opinion opinion = judge.of(situation, answer);
      counts.merge(opinion, 1, Integer::sum);
      if (opinion != Judge.Opinion.RIGHT && opinion != Judge.Opinion.TANGENT && wrong.size() < 20) {
        wrong.add("seed %d, case %d: %s, %s, %s".formatted(seed, i, opinion, answer, judge.note()));
      }
    }
    System.out.println(counts + " unfinished " + judge.unfinished() + " most " + mostEvaluations);
    assertThat(wrong).isEmpty();
    assertThat(counts.getOrDefault(Judge.Opinion.TANGENT, 0)).isLessThanOrEqualTo(cases / 1000);
    assertThat(mostEvaluations).isLessThanOrEqualTo(MOST_EVALUATIONS);
  }
}
