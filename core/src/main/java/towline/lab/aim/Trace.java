package towline.lab.aim;

import static towline.lab.SetOptions.SET;
import static towline.lab.SetOptions.SETUP;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import towline.aim.AimMode;
import towline.aim.published.MethodStepper;
import towline.aim.published.PublishedMethod;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.game.range.SetupFile;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.SetOptions;
import towline.lab.UsageException;
import towline.store.InputException;
import towline.trial.duel.TraceParameters;

/** Shows a law at work, one line an iteration, beside the certain answer. */
public final class Trace implements Experiment {
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

  private static final Pattern POINT = Pattern.compile("([^,]+),([^,]+)");

  private static final LabOption<Law> LAW =
      LabOption.choice("--law", "L", Law.EARLIEST, "The algorithm");

  private static final LabOption<ShotFrame> FRAME =
      LabOption.choice(
              "--frame", "NAME", ShotFrame.WORLD, "Whose speed a shot has its own on top of")
          .otherwise(ShotFrame.WORLD, "");

  private static final LabOption<FireTiming> TIMING =
      LabOption.choice("--timing", "NAME", FireTiming.WHEN_READY, "When it may leave")
          .otherwise(FireTiming.WHEN_READY, "");

  private static final LabOption<LobArc> LOB =
      LabOption.choice("--lob", "NAME", LobArc.LOW, "Which of two arcs a shot at once takes")
          .otherwise(LobArc.LOW, "");

  /**
   * An option for numbers of the situation.
   *
   * @param fields their names, as after --set
   */
  private record Numbers(LabOption<List<Double>> option, List<String> fields) {}

  private static final List<Numbers> NUMBERS =
      List.of(
          point("--shooter", "X,Y", "The shooter's position, m", "muzzleX", "muzzleY"),
          point(
              "--shooter-velocity",
              "X,Y",
              "The shooter's velocity, m/s",
              "shooterVelocityX",
              "shooterVelocityY"),
          number("--facing", "RAD", "Where the barrel points", "facing"),
          number("--slew", "RATE", "How fast the turret turns, rad/s", "slewRate"),
          number("--speed", "S", "The speed of a shot, m/s", "muzzleSpeed"),
          point("--target", "X,Y", "The target's position, m", "targetX", "targetY"),
          point(
              "--velocity",
              "X,Y",
              "The target's velocity, m/s",
              "targetVelocityX",
              "targetVelocityY"),
          point(
              "--acceleration",
              "X,Y",
              "The target's acceleration, m/s^2",
              "targetAccelerationX",
              "targetAccelerationY"),
          point(
              "--gravity",
              "X,Y",
              "The gravity that acts on the shot, m/s^2",
              "gravityX",
              "gravityY"),
          number("--ready", "T", "Until the gun may fire again, s", "timeToReady"),
          point(
              "--arc",
              "CENTRE,HALF",
              "The firing arc: its middle, and half of it, rad",
              "arcCentre",
              "arcHalf"),
          number(
              "--tolerance",
              "RAD",
              "How far beside the bearing the barrel may point",
              "toleranceAngle"),
          number(
              "--tolerance-radius",
              "M",
              "How far beside the target's centre the line of fire may pass",
              "toleranceRadius"),
          number("--turn-rate", "RATE", "The target's, rad/s", "targetTurnRate"),
          number("--stop", "T", "When the target stops, s", "targetStopTime"),
          limit("--t-max", "T", "The latest impact allowed, s; inf: no limit", "horizon"),
          limit("--max-range", "R", "How far a shot flies, m; inf: no limit", "range"));

  private static Numbers number(String name, String label, String description, String field) {
    return numbers(name, label, description, Trace::number, field);
  }

  private static Numbers point(String name, String label, String description, String x, String y) {
    return numbers(name, label, description, Trace::point, x, y);
  }

  private static Numbers limit(String name, String label, String description, String field) {
    return numbers(name, label, description, Trace::limit, field);
  }

  private static Numbers numbers(
      String name,
      String label,
      String description,
      Function<String, List<Double>> reader,
      String... fields) {
    return new Numbers(
        LabOption.value(name, label, List.<Double>of(), description, reader)
            .otherwise(List.of(), ""),
        List.of(fields));
  }

  private static List<Double> number(String text) {
    try {
      return List.of(Double.parseDouble(text));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a double", e);
    }
  }

  private static List<Double> point(String text) {
    Matcher matcher = POINT.matcher(text);
    try {
      if (matcher.matches()) {
        double x = Double.parseDouble(matcher.group(1));
        double y = Double.parseDouble(matcher.group(2));
        if (Double.isFinite(x) && Double.isFinite(y)) {
          return List.of(x, y);
        }
      }
    } catch (NumberFormatException e) {
      throw notAPoint(text);
    }
    throw notAPoint(text);
  }

  private static IllegalArgumentException notAPoint(String text) {
    return new IllegalArgumentException("'" + text + "' is not a pair of numbers such as 3.5,-2");
  }

  /** A number of at least 0, or inf, Infinity or nothing for none. */
  private static List<Double> limit(String text) {
    try {
      double limit =
          text.isEmpty() || text.equals("inf")
              ? Double.POSITIVE_INFINITY
              : Double.parseDouble(text);
      if (limit >= 0) {
        return List.of(limit);
      }
    } catch (NumberFormatException e) {
      throw notALimit(text);
    }
    throw notALimit(text);
  }

  private static IllegalArgumentException notALimit(String text) {
    return new IllegalArgumentException("'" + text + "' is not a limit such as 6, or inf for none");
  }

  @Override
  public String name() {
    return "trace";
  }

  @Override
  public String description() {
    return "Shows an algorithm step by step, next to the certain answer.";
  }

  @Override
  public String footer() {
    return "Metres, seconds, radians. Without options, traces a typical case.";
  }

  @Override
  public List<LabOption<?>> options() {
    List<LabOption<?>> options = new ArrayList<>(List.of(LAW, FRAME, TIMING, LOB, SET, SETUP));
    NUMBERS.forEach(numbers -> options.add(numbers.option));
    return options;
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, InputException, IOException {
    SetupFile file = SetOptions.file(asked);
    FireProblem now = TraceParameters.everyday();
    TraceParameters.write(SetOptions.values(asked, file, TraceParameters.TABLE), now);
    ShotFrame framed = frame(file);
    now.shotFrame = asked.isGiven(FRAME) ? asked.get(FRAME) : framed;
    now.timing = asked.get(TIMING);
    now.lobArc = asked.get(LOB);
    for (Numbers numbers : NUMBERS) {
      List<Double> values = asked.get(numbers.option);
      for (int i = 0; i < values.size(); i++) {
        TraceParameters.write(numbers.fields.get(i), values.get(i), now);
      }
    }
    try {
      run(asked.get(LAW), now, out);
    } catch (IllegalArgumentException e) {
      throw new UsageException(String.valueOf(e.getMessage()));
    }
  }

  /** What a set-up of the range says of the shots; the rest of it is about the duel. */
  private static ShotFrame frame(SetupFile file) throws InputException {
    file.requireBench("aim");
    for (String other : List.of("seed", "target", "view", "planning")) {
      file.take(other);
    }
    file.shown(AimMode.values());
    ShotFrame frame = file.choice("frame", ShotFrame.values()).orElse(ShotFrame.WORLD);
    file.requireAllUsed();
    return frame;
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
          decimals(run.low()),
          decimals(run.high()),
          decimals(run.estimate()),
          decimals(run.timeToSlew()),
          decimals(run.timeOfFlight()),
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
          decimals(before),
          decimals(estimate),
          decimals(before),
          decimals(solver.timeToSlew()),
          decimals(solver.timeOfFlight()),
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
              decimals(from),
              decimals(to),
              decimals(0.5 * (from + to)),
              decimals(solver.timeToSlew()),
              decimals(solver.timeOfFlight()),
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

  private static String decimals(double value) {
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
        ? "impact at " + decimals(answer) + " s"
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
