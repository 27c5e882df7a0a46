package towline.lab.solve;

import java.io.IOException;
import java.util.Locale;
import towline.aim.published.MethodStepper;
import towline.aim.published.PublishedMethod;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;

/** The command lab trace: shows a law at work, one line an iteration, beside the certain answer. */
public final class Trace {
  private Trace() {}

  /** What can be traced. */
  public enum Law {
    /** The quadratic of the first article. */
    STATIC_QUADRATIC,
    /** The law of cosines of the predictive-aim article. */
    LAW_OF_COSINES,
    /** The fixed-point iteration of the predictive-aim article. */
    FIXED_POINT,
    /** The bisection of the rotating-shooter article. */
    BISECTION,
    /** The lob at fixed time of the predictive-aim article's closed form. */
    LOB,
    /** The lob at fixed time of its iteration. */
    LOB_ITERATED,
    /** Our own fixed-point iteration, which knows that the barrel must turn. */
    REFINE,
    /** Our own certified search. */
    EARLIEST
  }

  private static final int REFINE_STEPS = 20;

  /** An everyday case: a target that crosses, a barrel that must turn by a right angle. */
  public static FireProblem everyday() {
    FireProblem now = new FireProblem();
    now.muzzleSpeed = 24;
    now.slewRate = 1.5;
    now.range = 40;
    now.horizon = 6;
    now.targetX = 5;
    now.targetY = 18;
    now.targetVelocityX = 6;
    now.targetVelocityY = -2;
    return now;
  }

  /**
   * Writes the trace of {@code law} on {@code now}.
   *
   * @throws IllegalArgumentException if a field of {@code now} is out of its range
   * @throws IOException if {@code out} cannot be written to
   */
  public static void run(Law law, FireProblem now, Appendable out) throws IOException {
    FireSolution certain = new FireSolver().solve(now);
    StringBuilder text = new StringBuilder();
    double answer =
        switch (law) {
          case EARLIEST -> traceSearch(now, text);
          case REFINE -> traceRefine(now, text);
          default -> traceArticle(PublishedMethod.valueOf(law.name()), now, text);
        };
    text.append('\n').append(law).append(": ").append(verdict(answer)).append('\n');
    text.append("certain: ").append(describe(certain)).append('\n');
    if (certain instanceof FireSolution.Hit hit && answer < Double.POSITIVE_INFINITY) {
      text.append(String.format(Locale.ROOT, "difference: %.9f s\n", answer - hit.timeToGo()));
    }
    out.append(text);
  }

  private static double traceArticle(PublishedMethod law, FireProblem now, StringBuilder text) {
    row(text, "step", "from", "to", "t", "t_rotate", "t_flight", "impact", "residual");
    MethodStepper run = law.begin(now);
    while (run.step()) {
      row(
          text,
          Integer.toString(run.steps()),
          number(run.low()),
          number(run.high()),
          number(run.estimate()),
          number(run.timeToSlew()),
          number(run.timeOfFlight()),
          place(run.impactX(), run.impactY()),
          residual(run.residual()));
    }
    if (run.launchX() != 0 || run.launchY() != 0) {
      text.append(
          String.format(
              Locale.ROOT,
              "\nlaunched at (%s) m/s: %.6f times the muzzle speed\n",
              place(run.launchX(), run.launchY()),
              StrictMath.hypot(run.launchX(), run.launchY()) / now.muzzleSpeed));
    }
    return run.timeToGo();
  }

  private static double traceRefine(FireProblem now, StringBuilder text) {
    row(text, "step", "from", "to", "t", "t_rotate", "t_flight", "impact", "residual");
    FireSolver solver = new FireSolver();
    double estimate = Double.POSITIVE_INFINITY;
    for (int i = 1; i <= REFINE_STEPS; i++) {
      double before = estimate < Double.POSITIVE_INFINITY ? estimate : 0;
      estimate = solver.refined(now, estimate);
      if (estimate == Double.POSITIVE_INFINITY) {
        break;
      }
      row(
          text,
          Integer.toString(i),
          number(before),
          number(estimate),
          number(before),
          number(solver.timeToSlew()),
          number(solver.timeOfFlight()),
          place(solver.impactX(), solver.impactY()),
          residual(before - estimate));
    }
    return estimate;
  }

  private static double traceSearch(FireProblem now, StringBuilder text) {
    row(text, "step", "from", "to", "t", "t_rotate", "t_flight", "impact", "residual", "finding");
    FireSolver solver = new FireSolver();
    int[] steps = {0};
    return solver.timeToGo(
        now,
        (from, to, finding, spare) -> {
          solver.aimFor(now, 0.5 * (from + to));
          steps[0]++;
          row(
              text,
              Integer.toString(steps[0]),
              number(from),
              number(to),
              number(0.5 * (from + to)),
              number(solver.timeToSlew()),
              number(solver.timeOfFlight()),
              place(solver.impactX(), solver.impactY()),
              residual(spare),
              finding.toString());
        });
  }

  private static void row(StringBuilder text, String... cells) {
    text.append(String.format(Locale.ROOT, "%4s", cells[0]));
    for (int i = 1; i < cells.length; i++) {
      int width = cells[i].contains(";") || cells[i].equals("impact") ? 26 : 13;
      text.append(String.format(Locale.ROOT, " %" + width + "s", cells[i]));
    }
    text.append('\n');
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.9f", value);
  }

  private static String residual(double value) {
    return String.format(Locale.ROOT, "%.3e", value);
  }

  private static String place(double x, double y) {
    return String.format(Locale.ROOT, "%.6f; %.6f", x, y);
  }

  private static String verdict(double answer) {
    if (Double.isNaN(answer)) {
      return "undecided";
    }
    return answer < Double.POSITIVE_INFINITY
        ? "impact at " + number(answer) + " s"
        : "finds no shot";
  }

  private static String describe(FireSolution solution) {
    if (solution instanceof FireSolution.Hit hit) {
      return String.format(
          Locale.ROOT,
          "impact at %.9f s, fired at %.9f s after %.9f s of turning, at (%s), bearing %.9f",
          hit.timeToGo(),
          hit.timeToFire(),
          hit.timeToSlew(),
          place(hit.impact().x(), hit.impact().y()),
          hit.bearing());
    }
    return "no shot, " + ((FireSolution.None) solution).reason();
  }
}
