package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.internal.RandomStream;

/** 0 false, 0 missed, 0 late, 0 wrong reasons, 0 undecided, for every mixture of features. */
@Tag("long")
class MixedCasesTest {
  private static final int GATE_CASES = 15_000;
  private static final int FUZZ_CASES = Integer.getInteger("fuzz.cases", 10_000_000);
  private static final long FUZZ_SEED = Long.getLong("fuzz.seed", 2);
  private static final int MOST_EVALUATIONS = 8000;
  private static final int BATCH = 5000;

  @Test
  void everyAnswerIsRightAndEveryReason(TestReporter reporter) {
    judge(GATE_CASES, 1, reporter);
  }

  @Tag("fuzz")
  @Test
  void everyAnswerIsRightAndEveryReasonInTenMillionCases(TestReporter reporter) {
    judge(FUZZ_CASES, FUZZ_SEED, reporter);
  }

  private static void judge(int cases, long seed, TestReporter reporter) {
    Tally tally =
        IntStream.range(0, (cases + BATCH - 1) / BATCH)
            .parallel()
            .mapToObj(i -> Tally.of(i * BATCH, Math.min(cases, (i + 1) * BATCH), seed))
            .reduce(new Tally(), Tally::plus);
    reporter.publishEntry("judged", tally.toString());
    assertThat(tally.wrong).as(tally.toString()).isEmpty();
    assertThat(tally.undecidedShots).as(tally.toString()).isZero();
    // The only undecided question may be that of a shot at some distant time, and that rarely.
    assertThat(tally.count(Judge.Opinion.UNDECIDED))
        .as(tally.toString())
        .isLessThanOrEqualTo(cases / 200_000);
    assertThat(tally.undecidedEveryday)
        .as(tally.toString())
        .hasSizeLessThanOrEqualTo(cases / 200_000);
    assertThat(tally.count(Judge.Opinion.TANGENT)).isLessThanOrEqualTo(cases / 1000);
    assertThat(tally.unfinished).isLessThanOrEqualTo(cases / 200);
    assertThat(tally.mostEvaluations).isLessThanOrEqualTo(MOST_EVALUATIONS);
  }

  /** The results of a batch of cases, or of all of them. */
  private static final class Tally {
    private final Map<Judge.Opinion, Integer> counts = new EnumMap<>(Judge.Opinion.class);
    private final List<String> wrong = new ArrayList<>();
    private final List<String> undecidedEveryday = new ArrayList<>();
    private int undecidedShots;
    private long unfinished;
    private int mostEvaluations;

    static Tally of(int from, int to, long seed) {
      Tally tally = new Tally();
      FireSolver solver = new FireSolver();
      Judge judge = new Judge();
      RandomStream random = new RandomStream(seed);
      for (int i = from; i < to; i++) {
        FireProblem situation = MixedCases.drawFurther(random.split(i));
        FireSolution answer = solver.solve(situation);
        tally.mostEvaluations = Math.max(tally.mostEvaluations, solver.evaluations());
        Judge.Opinion opinion = judge.of(situation, answer);
        tally.counts.merge(opinion, 1, Integer::sum);
        if (opinion == Judge.Opinion.UNDECIDED) {
          boolean isShot = Double.isNaN(solver.timeToGo(situation));
          boolean isNear = situation.horizon <= Judge.far(situation);
          tally.undecidedShots += isShot && isNear ? 1 : 0;
          if (MixedCases.isEveryday(random.split(i))) {
            tally.undecidedEveryday.add(String.format(Locale.ROOT, "seed %d, case %d", seed, i));
          }
        } else if (opinion != Judge.Opinion.RIGHT && opinion != Judge.Opinion.TANGENT) {
          tally.wrong.add(
              String.format(
                  Locale.ROOT,
                  "seed %d, case %d: %s, %s, %s",
                  seed,
                  i,
                  opinion,
                  answer,
                  judge.note()));
        }
      }
      tally.unfinished = judge.unfinished();
      return tally;
    }

    Tally plus(Tally other) {
      Tally sum = new Tally();
      for (Tally part : List.of(this, other)) {
        part.counts.forEach((opinion, count) -> sum.counts.merge(opinion, count, Integer::sum));
        sum.wrong.addAll(part.wrong);
        sum.undecidedEveryday.addAll(part.undecidedEveryday);
        sum.undecidedShots += part.undecidedShots;
        sum.unfinished += part.unfinished;
        sum.mostEvaluations = Math.max(sum.mostEvaluations, part.mostEvaluations);
      }
      return sum;
    }

    int count(Judge.Opinion opinion) {
      return counts.getOrDefault(opinion, 0);
    }

    @Override
    public String toString() {
      return String.format(
              Locale.ROOT,
              "%s, undecided on everyday scales: %d, shots undecided: %d, most evaluations: %d, ",
              counts,
              undecidedEveryday.size(),
              undecidedShots,
              mostEvaluations)
          + "searches of the judge given up: "
          + unfinished;
    }
  }

  /**
   * Cases whose reasons were once undecided: targets that fall as shots do, barrels that cannot
   * turn.
   */
  @Test
  void whatWasOnceLeftOpenIsDecidedAndRight() {
    int[] cases = {
      2054, 7520, 15890, 18029, 22591, 29057, 48777, 49210, 51284, 51738, 58827, 68247, 69004,
      83303, 85893, 89126, 107821, 129780, 140451, 143420, 150480, 161672, 163768, 174826, 187438,
      212492, 212508, 227433, 276286, 280103, 283357, 309220, 314830, 323261, 326547, 328060,
      335935, 338446, 338830, 348275, 358784, 370128, 412056, 424524, 426577, 428551, 430060,
      434123, 437336, 447088, 492437, 498574, 499895, 502355, 502928, 529246, 532346, 546935,
      548142, 548200, 548426, 578723, 584174, 585490, 594448
    };
    FireSolver solver = new FireSolver();
    Judge judge = new Judge();
    RandomStream random = new RandomStream(901);
    for (int i : cases) {
      FireProblem s = MixedCases.draw(random.split(i));
      FireSolution answer = solver.solve(s);
      assertThat(judge.of(s, answer)).as("case %s: %s", i, answer).isEqualTo(Judge.Opinion.RIGHT);
      assertThat(solver.evaluations()).as("case %s", i).isLessThanOrEqualTo(MOST_EVALUATIONS);
    }
  }

  /**
   * Cases that take long: targets about as fast across gravity as shots, barrels that take hundreds
   * of the target's turns to come round, a path that touches the reach under gravity, a path beside
   * the barrel's line whose distance from it is the tolerance to the last bit.
   */
  @Test
  void whatTakesLongIsDecidedAndRight() {
    int[][] casesBySeed = {
      {2, 788, 7975, 23005, 55180, 62466, 64184, 105213, 127980, 131074, 176840, 215996, 223087},
      {2, 223609, 233368, 258606, 267170, 272352, 275990, 306110, 351348, 360937, 381230, 387712},
      {2, 387960, 398818},
      {3, 15304, 20250, 29443, 217986, 449852, 642014, 750921, 781499, 851218, 904257},
      {11, 761261, 1833358},
      {12, 183623},
      {31, 5799269, 8061604, 8667789}
    };
    assertRight(casesBySeed);
  }

  /**
   * Cases once answered wrongly: a target that waits at the muzzle, or comes there, while the
   * barrel is not in its arc; a root at the very end of its bracket; a target that a barrel which
   * cannot turn is aimed at to the last bit, and that falls with the shot; it must leave at 0; an
   * end of the arc that the tolerance reaches to the last bit; a target about as fast as the shot.
   */
  @Test
  void whatWasOnceWrongIsRight() {
    int[][] casesBySeed = {
      {2, 19235, 29467, 49646, 638026, 978847, 8053462, 9428115},
      {31, 24247, 1914375, 2009904, 2213306, 2823999, 4802725, 5061367, 5075476, 5743499},
      {31, 7613281, 8086913, 8112010, 8511177, 9125870, 9669228},
      {31, 1009228, 5689997, 8838663},
      {31, 3550845, 6524110, 8035140}
    };
    assertRight(casesBySeed);
  }

  private static void assertRight(int[]... casesBySeed) {
    FireSolver solver = new FireSolver();
    Judge judge = new Judge();
    for (int[] cases : casesBySeed) {
      RandomStream random = new RandomStream(cases[0]);
      for (int i = 1; i < cases.length; i++) {
        FireProblem s = MixedCases.drawFurther(random.split(cases[i]));
        FireSolution answer = solver.solve(s);
        assertThat(judge.of(s, answer))
            .as("seed %s, case %s: %s", cases[0], cases[i], answer)
            .isEqualTo(Judge.Opinion.RIGHT);
        assertThat(solver.evaluations()).isLessThanOrEqualTo(MOST_EVALUATIONS);
      }
    }
  }

  /** Contact needs no bearing and so no barrel, arc or turn, only a gun that is ready. */
  @Test
  void whatComesToTheMuzzleIsHitThereAtTheLatest() {
    FireSolver solver = new FireSolver();
    Engagement engagement = new Engagement();
    RandomStream random = new RandomStream(7);
    int contacts = 0;
    for (int i = 0; i < 40_000; i++) {
      RandomStream stream = random.split(i);
      FireProblem s = MixedCases.drawFurther(stream);
      double distance = Math.hypot(s.targetX - s.muzzleX, s.targetY - s.muzzleY);
      double reload = Math.min(s.timeToReady, s.horizon);
      double most = Math.min(s.horizon - reload, 3 * distance / s.muzzleSpeed + reload);
      double contact = reload + stream.nextDouble() * most;
      s.targetX = s.muzzleX;
      s.targetY = s.muzzleY;
      engagement.load(s);
      engagement.moveTo(contact);
      s.targetX -= engagement.ex;
      s.targetY -= engagement.ey;
      engagement.load(s);
      engagement.moveTo(contact);
      double miss = Math.abs(engagement.ex) + Math.abs(engagement.ey);
      // At constant velocity a miss by the rounding error of the place is still no contact.
      boolean isTold = engagement.isClosedForm(s.arcHalf);
      boolean isContact = miss <= engagement.rounding(Math.min(contact, s.targetStopTime));
      if (s.timing == FireTiming.WHEN_READY && contact > s.timeToReady && !isTold && isContact) {
        contacts++;
        assertThat(solver.timeToGo(s)).as("case %s", i).isLessThanOrEqualTo(contact * (1 + 1e-9));
      }
    }
    assertThat(contacts).isGreaterThan(10_000);
  }

  private interface Easing {
    void ease(FireProblem s);
  }

  /**
   * A change that makes a shot easier keeps it, and makes it no later; a solver that never hits
   * fails.
   */
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
      FireProblem s = MixedCases.draw(random.split(i));
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
