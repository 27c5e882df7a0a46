package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.aim.situation.Situation;
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
    int undecidedShots = 0;
    for (int i = 0; i < cases; i++) {
      Situation situation = MixedCases.draw(random.split(i));
      FireSolution answer = solver.solve(situation);
      mostEvaluations = Math.max(mostEvaluations, solver.evaluations());
      Judge.Opinion opinion = judge.of(situation, answer);
      counts.merge(opinion, 1, Integer::sum);
      if (opinion == Judge.Opinion.UNDECIDED) {
        undecidedShots += Double.isNaN(solver.timeToGo(situation)) ? 1 : 0;
      } else if (opinion != Judge.Opinion.RIGHT && opinion != Judge.Opinion.TANGENT) {
        wrong.add("seed %d, case %d: %s, %s, %s".formatted(seed, i, opinion, answer, judge.note()));
      }
    }
    String tally = counts + ", searches of the judge given up: " + judge.unfinished();
    assertThat(wrong).as(tally).isEmpty();
    assertThat(undecidedShots).as("shots undecided; %s", tally).isZero();
    // Only whether there would be a shot at some distant time may be left open, and hardly ever.
    assertThat(counts.getOrDefault(Judge.Opinion.UNDECIDED, 0)).isLessThanOrEqualTo(cases / 2000);
    assertThat(counts.getOrDefault(Judge.Opinion.TANGENT, 0)).isLessThanOrEqualTo(cases / 1000);
    assertThat(judge.unfinished()).isLessThanOrEqualTo(cases / 200);
    assertThat(mostEvaluations).isLessThanOrEqualTo(MOST_EVALUATIONS);
  }

  private interface Easing {
    void ease(Situation s);
  }

  /** Whatever makes a shot easier keeps it, and makes it no later; a solver of nothing fails. */
  @Test
  void whatIsSolvedStaysSolvedWhenItGetsEasier() {
    List<Easing> easings =
        List.of(
            s -> s.range *= 2,
            s -> s.horizon *= 2,
            s -> s.arcHalf += 0.5,
            s -> s.timeToReady /= 2,
            s -> s.toleranceAngle = Math.min(Math.PI, s.toleranceAngle + 0.1),
            s -> s.toleranceRadius = 2 * s.toleranceRadius + 0.1,
            s -> s.slewRate = 2 * s.slewRate + 0.1);
    FireSolver solver = new FireSolver();
    RandomStream random = new RandomStream(6);
    int solved = 0;
    for (int i = 0; i < 20_000; i++) {
      Situation s = MixedCases.draw(random.split(i));
      double before = solver.timeToGo(s);
      if (before < Double.POSITIVE_INFINITY) {
        solved++;
        easings.get(i % easings.size()).ease(s);
        assertThat(solver.timeToGo(s)).as("case %s", i).isLessThanOrEqualTo(before * (1 + 1e-9));
      }
    }
    assertThat(solved).isGreaterThan(5000);
  }
}
