package towline.lab.aim;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import towline.ai.aim.AimMode;
import towline.ai.published.MethodStepper;
import towline.ai.published.PublishedMethod;
import towline.aim.search.FireAnswer;
import towline.aim.search.FireSolution;
import towline.aim.search.FireSolver;
import towline.aim.situation.FireProblem;
import towline.aim.situation.FireTiming;
import towline.aim.situation.LobArc;
import towline.aim.situation.ShotFrame;
import towline.desktop.cli.CheckedOutput;
import towline.desktop.cli.ExitCode;
import towline.game.range.SetupFile;
import towline.lab.experiment.SetOption;
import towline.lab.experiment.SetupOption;
import towline.store.InputException;
import towline.trial.duel.TraceParameters;

/** Shows an algorithm at work, one line per iteration, beside the certain answer. */
@Command(
    name = "trace",
    description = "Shows an algorithm step by step, next to the certain answer.",
    footer = "Metres, seconds, radians. Without options, traces a typical case.")
public final class Trace implements Callable<Integer> {
  /** The algorithms that can be traced. */
  public enum Law {
    /** The quadratic of the static-shooter article. */
    STATIC_QUADRATIC,
    /** The law of cosines of the predictive-aim article. */
    LAW_OF_COSINES,
    /** The fixed-point iteration of the predictive-aim article. */
    FIXED_POINT,
    /** The bisection of the rotating-shooter article. */
    BISECTION,
    /** The lob at fixed time by the closed form of the predictive-aim article. */
    LOB,
    /** The lob at fixed time by the iteration of the predictive-aim article. */
    LOB_ITERATED,
    /** Towline's fixed-point iteration, which includes the turning of the barrel. */
    REFINE,
    /** Towline's certified search. */
    EARLIEST
  }

  private static final int REFINE_STEPS = 20;

  @Option(
      names = "--law",
      paramLabel = "L",
      description = "The algorithm: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Law law = Law.EARLIEST;

  @Option(
      names = "--frame",
      paramLabel = "NAME",
      description = "Whose speed a shot has its own on top of: ${COMPLETION-CANDIDATES}.")
  private @Nullable ShotFrame frame;

  @Option(
      names = "--timing",
      paramLabel = "NAME",
      description = "When it may leave: ${COMPLETION-CANDIDATES}.")
  private FireTiming timing = FireTiming.WHEN_READY;

  @Option(
      names = "--lob",
      paramLabel = "NAME",
      description = "Flights that a shot may take under gravity: ${COMPLETION-CANDIDATES}.")
  private LobArc lob = LobArc.ANY;

  @Option(
      names = "--shooter",
      paramLabel = "X,Y",
      converter = PointReader.class,
      description = "The shooter's position, m.")
  private @Nullable Point shooter;

  @Option(
      names = "--shooter-velocity",
      paramLabel = "X,Y",
      converter = PointReader.class,
      description = "The shooter's velocity, m/s.")
  private @Nullable Point shooterVelocity;

  @Option(names = "--facing", paramLabel = "RAD", description = "Where the barrel points.")
  private @Nullable Double facing;

  @Option(names = "--slew", paramLabel = "RATE", description = "How fast the turret turns, rad/s.")
  private @Nullable Double slewRate;

  @Option(names = "--speed", paramLabel = "S", description = "The speed of a shot, m/s.")
  private @Nullable Double speed;

  @Option(
      names = "--target",
      paramLabel = "X,Y",
      converter = PointReader.class,
      description = "The target's position, m.")
  private @Nullable Point target;

  @Option(
      names = "--velocity",
      paramLabel = "X,Y",
      converter = PointReader.class,
      description = "The target's velocity, m/s.")
  private @Nullable Point velocity;

  @Option(
      names = "--acceleration",
      paramLabel = "X,Y",
      converter = PointReader.class,
      description = "The target's acceleration, m/s^2.")
  private @Nullable Point acceleration;

  @Option(
      names = "--gravity",
      paramLabel = "X,Y",
      converter = PointReader.class,
      description = "The gravity that acts on the shot, m/s^2.")
  private @Nullable Point gravity;

  @Option(names = "--ready", paramLabel = "T", description = "Until the gun may fire again, s.")
  private @Nullable Double ready;

  @Option(
      names = "--arc",
      paramLabel = "CENTRE,HALF",
      converter = PointReader.class,
      description = "The firing arc: its middle, and half of it, rad.")
  private @Nullable Point arc;

  @Option(
      names = "--tolerance",
      paramLabel = "RAD",
      description = "How far beside the bearing the barrel may point.")
  private @Nullable Double tolerance;

  @Option(
      names = "--tolerance-radius",
      paramLabel = "M",
      description = "How far beside the target's centre the line of fire may pass.")
  private @Nullable Double toleranceRadius;

  @Option(names = "--turn-rate", paramLabel = "RATE", description = "The target's, rad/s.")
  private @Nullable Double turnRate;

  @Option(names = "--stop", paramLabel = "T", description = "When the target stops, s.")
  private @Nullable Double stop;

  @Option(
      names = "--t-max",
      paramLabel = "T",
      converter = LimitReader.class,
      description = "The latest impact allowed, s; inf: no limit.")
  private @Nullable Double latest;

  @Option(
      names = "--max-range",
      paramLabel = "R",
      converter = LimitReader.class,
      description = "How far a shot flies, m; inf: no limit.")
  private @Nullable Double range;

  @Mixin private SetupOption setup;
  @Mixin private SetOption set;
  @Spec private CommandSpec spec;

  /** A pair of numbers, such as a place in metres. */
  private record Point(double x, double y) {}

  /** The reader of two numbers with a comma between them. */
  static final class PointReader implements ITypeConverter<Point> {
    private static final Pattern POINT = Pattern.compile("([^,]+),([^,]+)");

    @Override
    public Point convert(String text) {
      Matcher matcher = POINT.matcher(text);
      try {
        if (matcher.matches()) {
          double x = Double.parseDouble(matcher.group(1));
          double y = Double.parseDouble(matcher.group(2));
          if (Double.isFinite(x) && Double.isFinite(y)) {
            return new Point(x, y);
          }
        }
      } catch (NumberFormatException e) {
        throw notAPoint(text);
      }
      throw notAPoint(text);
    }

    private static TypeConversionException notAPoint(String text) {
      return new TypeConversionException("'" + text + "' is not a pair of numbers such as 3.5,-2");
    }
  }

  /** The reader of a number of at least 0; inf, Infinity or an empty text for no limit. */
  static final class LimitReader implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      try {
        double limit =
            text.isEmpty() || text.equals("inf")
                ? Double.POSITIVE_INFINITY
                : Double.parseDouble(text);
        if (limit >= 0) {
          return limit;
        }
      } catch (NumberFormatException e) {
        throw notALimit(text);
      }
      throw notALimit(text);
    }

    private static TypeConversionException notALimit(String text) {
      return new TypeConversionException(
          "'" + text + "' is not a limit such as 6, or inf for none");
    }
  }

  @Override
  public Integer call() throws InputException, IOException {
    SetupFile file = setup.read();
    FireProblem problem = TraceParameters.everyday();
    TraceParameters.write(set.values(file, TraceParameters.TABLE), problem);
    ShotFrame setupFrame = frame(file);
    problem.shotFrame = frame == null ? setupFrame : frame;
    problem.timing = timing;
    problem.lobArc = lob;
    writeTo(problem);
    try {
      run(law, problem, new CheckedOutput(spec.commandLine().getOut()));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
    }
    return ExitCode.DONE;
  }

  /** Writes the numbers of the command line into {@code problem}. */
  private void writeTo(FireProblem problem) {
    if (shooter != null) {
      problem.muzzleX = shooter.x;
      problem.muzzleY = shooter.y;
    }
    if (shooterVelocity != null) {
      problem.shooterVelocityX = shooterVelocity.x;
      problem.shooterVelocityY = shooterVelocity.y;
    }
    if (facing != null) {
      problem.facing = facing;
    }
    if (slewRate != null) {
      problem.slewRate = slewRate;
    }
    if (speed != null) {
      problem.muzzleSpeed = speed;
    }
    if (target != null) {
      problem.targetX = target.x;
      problem.targetY = target.y;
    }
    if (velocity != null) {
      problem.targetVelocityX = velocity.x;
      problem.targetVelocityY = velocity.y;
    }
    if (acceleration != null) {
      problem.targetAccelerationX = acceleration.x;
      problem.targetAccelerationY = acceleration.y;
    }
    if (gravity != null) {
      problem.gravityX = gravity.x;
      problem.gravityY = gravity.y;
    }
    if (ready != null) {
      problem.timeToReady = ready;
    }
    if (arc != null) {
      problem.arcCentre = arc.x;
      problem.arcHalf = arc.y;
    }
    if (tolerance != null) {
      problem.toleranceAngle = tolerance;
    }
    if (toleranceRadius != null) {
      problem.toleranceRadius = toleranceRadius;
    }
    if (turnRate != null) {
      problem.targetTurnRate = turnRate;
    }
    if (stop != null) {
      problem.targetStopTime = stop;
    }
    if (latest != null) {
      problem.horizon = latest;
    }
    if (range != null) {
      problem.range = range;
    }
  }

  /** Returns the frame of shots in a set-up of the range; the rest of it concerns the duel. */
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
   * Writes the trace of {@code law} on {@code problem}.
   *
   * @throws IllegalArgumentException if a field of {@code problem} is out of its range
   * @throws IOException if {@code out} cannot be written to
   */
  public static void run(Law law, FireProblem problem, Appendable out) throws IOException {
    FireSolution certain = new FireSolver().solve(problem);
    StringBuilder text = new StringBuilder();
    double answer =
        switch (law) {
          case EARLIEST -> traceSearch(problem, text);
          case REFINE -> traceRefine(problem, text);
          default -> traceArticle(PublishedMethod.valueOf(law.name()), problem, text);
        };
    text.append('\n').append(law).append(": ").append(verdict(answer)).append('\n');
    text.append("certain: ").append(describe(certain)).append('\n');
    if (certain instanceof FireSolution.Hit hit && answer < Double.POSITIVE_INFINITY) {
      text.append(String.format(Locale.ROOT, "difference: %.9f s\n", answer - hit.timeToGo()));
    }
    out.append(text);
  }

  private static double traceArticle(PublishedMethod law, FireProblem problem, StringBuilder text) {
    row(text, "step", "from", "to", "t", "t_rotate", "t_flight", "impact", "residual");
    MethodStepper run = law.begin(problem);
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
              StrictMath.hypot(run.launchX(), run.launchY()) / problem.muzzleSpeed));
    }
    return run.timeToGo();
  }

  private static double traceRefine(FireProblem problem, StringBuilder text) {
    row(text, "step", "from", "to", "t", "t_rotate", "t_flight", "impact", "residual");
    FireSolver solver = new FireSolver();
    FireAnswer shot = new FireAnswer();
    double estimate = Double.POSITIVE_INFINITY;
    for (int i = 1; i <= REFINE_STEPS; i++) {
      double estimateBefore = estimate < Double.POSITIVE_INFINITY ? estimate : 0;
      solver.describe(problem, estimateBefore, shot);
      estimate = solver.refined(problem, estimate);
      if (estimate == Double.POSITIVE_INFINITY) {
        break;
      }
      row(
          text,
          Integer.toString(i),
          decimals(estimateBefore),
          decimals(estimate),
          decimals(estimateBefore),
          decimals(shot.timeToSlew),
          decimals(shot.timeOfFlight),
          place(shot.impactX, shot.impactY),
          residual(estimateBefore - estimate));
    }
    return estimate;
  }

  private static double traceSearch(FireProblem problem, StringBuilder text) {
    row(text, "step", "from", "to", "t", "t_rotate", "t_flight", "impact", "residual", "finding");
    FireSolver solver = new FireSolver();
    FireSolver midpointSolver = new FireSolver();
    FireAnswer shot = new FireAnswer();
    int[] steps = {0};
    return solver.timeToGo(
        problem,
        (from, to, finding, residual) -> {
          midpointSolver.describe(problem, 0.5 * (from + to), shot);
          steps[0]++;
          row(
              text,
              Integer.toString(steps[0]),
              decimals(from),
              decimals(to),
              decimals(0.5 * (from + to)),
              decimals(shot.timeToSlew),
              decimals(shot.timeOfFlight),
              place(shot.impactX, shot.impactY),
              residual(residual),
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
          place(hit.impactX(), hit.impactY()),
          hit.bearing());
    }
    return "no shot, " + ((FireSolution.None) solution).reason();
  }
}
