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
 * The spare time f(T) = T - flight - turn of one situation, its windows, the exact answer, and the
 * iterations of the iterative laws.
 */
final class ShotMargin {
  /** Number of intervals at whose ends the curve is computed. */
  static final int SAMPLES = 260;

  private static final int MAX_WINDOWS = 4;
  private static final int MAX_PROBES = 40;

  /**
   * Difference from the exact answer up to which an answer is right, s: the tolerance of the
   * bisection in the rotating-shooter article.
   */
  private static final double TOLERANCE = 0.012;

  private final FireSolver solver = new FireSolver();
  private final FireAnswer shot = new FireAnswer();
  private final FireProblem problem = new FireProblem();
  private final double[] spare = new double[SAMPLES + 1];
  private final List<Run> runs = new ArrayList<>();
  private List<FiringWindow> windows = List.of();
  private FireSolution certain = new FireSolution.None(Reason.UNDECIDED);
  private double horizon;

  /** The comparison of an answer with the exact one. */
  enum Verdict {
    /** The answer is exact. */
    RIGHT,
    /** There is a shot at that time, but not the first one. */
    LATE,
    /** There is no shot at that time. */
    FALSE,
    /** The law finds no shot. */
    NONE
  }

  /**
   * The iterations of a law.
   *
   * @param law the name; the text key ends with it
   * @param probes the impact times tried, s
   * @param answer the final impact time, s; +infinity: none
   * @param verdict the comparison with the exact answer
   */
  record Run(String law, List<Double> probes, double answer, Verdict verdict) {}

  /**
   * Computes everything for a situation.
   *
   * @throws IllegalArgumentException if a field of {@code situation} is out of its range
   */
  void set(FireProblem situation) {
    problem.set(situation);
    certain = solver.solve(problem);
    windows = solver.windows(problem, MAX_WINDOWS).list();
    horizon = Math.min(problem.horizon, span());
    for (int i = 0; i <= SAMPLES; i++) {
      spare[i] = spareAt(horizon * i / SAMPLES);
    }
    runs.clear();
    runs.add(run(PublishedMethod.FIXED_POINT));
    runs.add(run(PublishedMethod.BISECTION));
    runs.add(refine());
  }

  /** Returns the length of time that shows the first shot and the windows, s. */
  private double span() {
    double last = certain instanceof FireSolution.Hit hit ? 2.2 * hit.timeToGo() : 6;
    for (FiringWindow window : windows) {
      last = Math.max(last, 1.25 * Math.min(window.opens() + 1.5, window.closes()));
    }
    return Math.max(1.5, last);
  }

  /**
   * Returns the spare time for an impact at {@code t}, s; a shot is possible unless it is negative.
   */
  double spareAt(double t) {
    return solver.describe(problem, t, shot)
        ? t - shot.timeOfFlight - shot.timeToSlew
        : Double.NEGATIVE_INFINITY;
  }

  private Run run(PublishedMethod law) {
    List<Double> probes = new ArrayList<>();
    MethodStepper run = law.begin(problem);
    while (run.step() && probes.size() < MAX_PROBES) {
      probes.add(run.estimate());
    }
    double answer = run.isFinished() ? run.timeToGo() : Double.POSITIVE_INFINITY;
    return new Run(law.name(), probes, answer, verdict(answer));
  }

  private Run refine() {
    List<Double> probes = new ArrayList<>();
    double estimate = Double.POSITIVE_INFINITY;
    for (int i = 0; i < MAX_PROBES / 2; i++) {
      double next = solver.refined(problem, estimate);
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
    if (certain instanceof FireSolution.Hit hit && Math.abs(answer - hit.timeToGo()) <= TOLERANCE) {
      return Verdict.RIGHT;
    }
    return solver.isPossible(problem, answer, TOLERANCE) ? Verdict.LATE : Verdict.FALSE;
  }

  /** Returns the delay of an answer after the exact one, s; NaN if there is no exact one. */
  double lateness(double answer) {
    return certain instanceof FireSolution.Hit hit ? answer - hit.timeToGo() : Double.NaN;
  }

  /** Returns the spare time at sample {@code i}, 0 to {@link #SAMPLES}, s. */
  double sample(int i) {
    return spare[i];
  }

  /** Returns the length of the curve, s. */
  double horizon() {
    return horizon;
  }

  /** Returns the windows in which a shot is possible. */
  List<FiringWindow> windows() {
    return windows;
  }

  /** Returns the exact answer. */
  FireSolution certain() {
    return certain;
  }

  /** Returns the iterations of each law. */
  List<Run> runs() {
    return List.copyOf(runs);
  }
}
