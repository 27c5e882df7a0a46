package towline.game.range;

import java.util.ArrayList;
import java.util.List;
import towline.ai.published.MethodStepper;
import towline.ai.published.PublishedMethod;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.search.FiringWindow;
import towline.aim.search.Reason;
import towline.aim.situation.FireProblem;

/**
 * The spare time f(T) = T - flight - turn of one situation, its windows, the certain answer, and
 * what iterative laws try on the way to theirs.
 */
final class ShotMargin {
  /** The places at which the curve is worked out. */
  static final int SAMPLES = 260;

  private static final int MOST_WINDOWS = 4;
  private static final int MOST_PROBES = 40;

  /** An answer this close to the certain one is right, s: the article's bisection ends there. */
  private static final double RIGHT = 0.012;

  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem now = new FireProblem();
  private final double[] spare = new double[SAMPLES + 1];
  private final List<Run> runs = new ArrayList<>();
  private List<FiringWindow> windows = List.of();
  private FireSolution certain = new FireSolution.None(Reason.UNDECIDED);
  private double horizon;

  /** How an answer compares with the certain one. */
  enum Verdict {
    /** It is the certain one. */
    RIGHT,
    /** There is a shot, but not the first. */
    LATE,
    /** There is no shot at that time. */
    FALSE,
    /** The law finds no shot. */
    NONE
  }

  /**
   * A law at work.
   *
   * @param law its name, as in the text bundle after "range.law."
   * @param probes the impact times that it tries, s
   * @param answer the impact time that it ends with, s; +infinity: none
   * @param verdict how that compares
   */
  record Run(String law, List<Double> probes, double answer, Verdict verdict) {}

  /**
   * Works everything out for a situation.
   *
   * @throws IllegalArgumentException if a field of {@code situation} is out of its range
   */
  void set(FireProblem situation) {
    now.set(situation);
    certain = solver.solve(now);
    windows = solver.windows(now, MOST_WINDOWS).list();
    horizon = Math.min(now.horizon, span());
    for (int i = 0; i <= SAMPLES; i++) {
      spare[i] = spareAt(horizon * i / SAMPLES);
    }
    runs.clear();
    runs.add(run(PublishedMethod.FIXED_POINT));
    runs.add(run(PublishedMethod.BISECTION));
    runs.add(refine());
  }

  /** As much time as shows what happens. */
  private double span() {
    double last = certain instanceof FireSolution.Hit hit ? 2.2 * hit.timeToGo() : 6;
    for (FiringWindow window : windows) {
      last = Math.max(last, 1.25 * Math.min(window.opens() + 1.5, window.closes()));
    }
    return Math.max(1.5, last);
  }

  /** Seconds to spare for an impact at {@code t}; a shot is possible where it is not negative. */
  double spareAt(double t) {
    return solver.describe(now, t, shot)
        ? t - shot.timeOfFlight - shot.timeToSlew
        : Double.NEGATIVE_INFINITY;
  }

  private Run run(PublishedMethod law) {
    List<Double> probes = new ArrayList<>();
    MethodStepper run = law.begin(now);
    while (run.step() && probes.size() < MOST_PROBES) {
      probes.add(run.estimate());
    }
    double answer = run.isFinished() ? run.timeToGo() : Double.POSITIVE_INFINITY;
    return new Run(law.name(), probes, answer, verdict(answer));
  }

  private Run refine() {
    List<Double> probes = new ArrayList<>();
    double estimate = Double.POSITIVE_INFINITY;
    for (int i = 0; i < MOST_PROBES / 2; i++) {
      double next = solver.refined(now, estimate);
      if (!(next < Double.POSITIVE_INFINITY)) {
        estimate = next;
        break;
      }
      probes.add(next);
      boolean settled = Math.abs(next - estimate) < 1e-9;
      estimate = next;
      if (settled) {
        break;
      }
    }
    return new Run("REFINE", probes, estimate, verdict(estimate));
  }

  private Verdict verdict(double answer) {
    if (!(answer < Double.POSITIVE_INFINITY)) {
      return Verdict.NONE;
    }
    if (certain instanceof FireSolution.Hit hit && Math.abs(answer - hit.timeToGo()) <= RIGHT) {
      return Verdict.RIGHT;
    }
    return solver.isPossible(now, answer, RIGHT) ? Verdict.LATE : Verdict.FALSE;
  }

  /** How many seconds later than the certain answer another is; NaN: there is none. */
  double lateness(double answer) {
    return certain instanceof FireSolution.Hit hit ? answer - hit.timeToGo() : Double.NaN;
  }

  /** The curve at sample {@code i} of {@link #SAMPLES}, s. */
  double sample(int i) {
    return spare[i];
  }

  /** How far the curve goes, s. */
  double horizon() {
    return horizon;
  }

  /** The windows in which a shot is possible. */
  List<FiringWindow> windows() {
    return windows;
  }

  /** The certain answer. */
  FireSolution certain() {
    return certain;
  }

  /** The laws at work. */
  List<Run> runs() {
    return List.copyOf(runs);
  }
}
