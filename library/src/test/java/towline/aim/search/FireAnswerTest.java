package towline.aim.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import towline.aim.situation.FireProblem;
import towline.internal.RandomStream;

/** The buffer says what the value says, and costs no garbage, whatever the answer. */
class FireAnswerTest {
  private static final int CASES = 20_000;

  private final FireSolver solver = new FireSolver();
  private final FireAnswer answer = new FireAnswer();

  @Test
  void theBufferHoldsWhatTheValueHolds() {
    RandomStream random = new RandomStream(61);
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    int hits = 0;
    for (int i = 0; i < CASES; i++) {
      FireProblem now = MixedCases.draw(random);
      FireSolution value = new FireSolver().solve(now);
      boolean isHit = solver.solve(now, answer);
      assertThat(answer.isHit).isEqualTo(isHit);
      assertThat(answer.isComplete()).isEqualTo(value.isComplete());
      assertThat(answer.timeToGo < Double.POSITIVE_INFINITY).isEqualTo(isHit);
      if (value instanceof FireSolution.Hit hit) {
        hits++;
        assertThat(answer.reason).isNull();
        assertThat(answer.timeToGo).isEqualTo(hit.timeToGo());
        assertThat(answer.timeToFire).isEqualTo(hit.timeToFire());
        assertThat(answer.timeToSlew).isEqualTo(hit.timeToSlew());
        assertThat(answer.timeOfFlight).isEqualTo(hit.timeOfFlight());
        assertThat(answer.impactX).isEqualTo(hit.impactX());
        assertThat(answer.impactY).isEqualTo(hit.impactY());
        assertThat(answer.bearing).isEqualTo(hit.bearing());
      } else if (value instanceof FireSolution.None none) {
        reasons.add(none.reason());
        assertThat(answer.reason).isEqualTo(none.reason());
        assertThat(value.isComplete()).isEqualTo(none.reason() != Reason.UNDECIDED);
      }
    }
    assertThat(hits).isBetween(CASES / 5, CASES * 4 / 5);
    assertThat(reasons).hasSizeGreaterThanOrEqualTo(4);
  }

  @Test
  void onlyWhatIsUndecidedIsNotComplete() {
    for (Reason reason : Reason.values()) {
      answer.setNone(reason);
      assertThat(answer.isComplete()).as("%s", reason).isEqualTo(reason != Reason.UNDECIDED);
    }
  }

  @Test
  void noAnswerMakesGarbage() {
    RandomStream random = new RandomStream(62);
    FireProblem[] cases = new FireProblem[500];
    for (int i = 0; i < cases.length; i++) {
      cases[i] = MixedCases.draw(random);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    solveAll(cases);
    solveAll(cases);
    long before = threads.getThreadAllocatedBytes(thread);
    int hits = solveAll(cases);
    assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(1000);
    assertThat(hits).isPositive();
  }

  private int solveAll(FireProblem[] cases) {
    int hits = 0;
    for (FireProblem now : cases) {
      hits += solver.solve(now, answer) ? 1 : 0;
    }
    return hits;
  }

  @Test
  void aRefusalLeavesTheBufferAlone() {
    FireProblem now = new FireProblem();
    now.targetX = 3;
    solver.solve(now, answer);
    now.muzzleSpeed = 0;
    assertThatThrownBy(() -> solver.solve(now, answer)).hasMessageContaining("muzzleSpeed");
    assertThat(answer.timeToGo).isEqualTo(3);
  }
}
