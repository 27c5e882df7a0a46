package towline.lab.methods;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.aim.situation.FireProblem;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.desktop.cli.SeedOption;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.TableOption;

/**
 * Compares the library with published methods and those of engines, on equal questions in one run.
 */
@Command(
    name = "methods",
    description =
        "Fire control beside published methods and what engines do: how good are the answers, and"
            + " how long do they take?",
    footer =
        "possible: cases in which the shot of any method goes through the centre. hit_rate: of"
            + " those. vain: shots that miss in the others. passes_m: how far from the centre the"
            + " shots pass, the median. late_s: how much later than the earliest possible the hits"
            + " are, the mean. relative: to the time of the first method of the same question."
            + " docs/benchmarks.md tells of each.")
public final class Methods implements Callable<Integer> {
  /** Distance of a pass below which a shot counts as aimed at the centre, m. */
  private static final double CENTRE_DISTANCE = 1e-6;

  /** The results of a method's shots, case by case. */
  private static final class Score {
    final AimMethod method;
    final double[] passes;
    final double[] moments;

    Score(AimMethod method, int cases) {
      this.method = method;
      passes = new double[cases];
      moments = new double[cases];
    }

    boolean isHit(int i, FireProblem[] cases) {
      return passes[i] <= cases[i].targetRadius;
    }
  }

  private record Row(
      AimProblem question,
      AimMethod method,
      int cases,
      int possible,
      int shots,
      int hits,
      int vain,
      double passes,
      double late,
      MethodClock.Entry clock,
      MethodClock.Entry first) {
    double hitRate() {
      return possible == 0 ? Double.NaN : (double) hits / possible;
    }

    double relative() {
      return clock.nanos / first.nanos;
    }
  }

  private static final List<ResultColumn<Row>> COLUMNS =
      List.of(
          ResultColumn.<Row>of("question", "%s", Row::question)
              .readable("question            ", "%-20s"),
          ResultColumn.<Row>of("method", "%s", Row::method)
              .readable("  method          ", "  %-16s"),
          ResultColumn.of("cases", "%d", Row::cases),
          ResultColumn.of("possible", "%d", Row::possible),
          ResultColumn.of("shots", "%d", Row::shots),
          ResultColumn.of("hits", "%d", Row::hits),
          ResultColumn.<Row>of("hit_rate", "%.4f", Row::hitRate),
          ResultColumn.of("vain", "%d", Row::vain),
          ResultColumn.<Row>of("passes_m", "%.6f", Row::passes),
          ResultColumn.<Row>of("late_s", "%.4f", Row::late));

  private static final List<ResultColumn<Row>> TIME_COLUMNS =
      List.of(
          ResultColumn.of("ns", "%.1f", row -> row.clock.nanos),
          ResultColumn.of("relative", "%.2f", Row::relative),
          ResultColumn.of("bytes", "%.0f", row -> row.clock.bytes));

  @Option(
      names = "--question",
      paramLabel = "Q",
      split = ",",
      description = "What is asked: ${COMPLETION-CANDIDATES} (default: all).")
  private List<AimProblem> questions = List.of(AimProblem.values());

  @Option(
      names = "--cases",
      paramLabel = "N",
      description = "Random cases of each question (default: ${DEFAULT-VALUE}).")
  private int caseCount = 1000;

  @Option(
      names = "--timing",
      description = "Adds the time of an answer, in nanoseconds, and what it allocates.")
  private boolean timing;

  @Mixin private SeedOption seed;
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    OptionRanges.within(spec, "--cases", caseCount, 1, 100_000);
    List<Row> rows = new ArrayList<>();
    for (AimProblem question : questions.stream().distinct().toList()) {
      rows.addAll(compared(question, question.cases(caseCount, seed.seed)));
    }
    List<ResultColumn<Row>> columns = new ArrayList<>(COLUMNS);
    if (timing) {
      MethodClock.measure(rows.stream().map(Row::clock).toList());
      columns.addAll(TIME_COLUMNS);
    }
    ResultTable.RowWriter<Row> writer = table.begin(new ResultTable<>(columns));
    for (Row row : rows) {
      writer.write(row);
    }
    return ExitCode.DONE;
  }

  private static List<Row> compared(AimProblem question, FireProblem[] cases) {
    List<Score> scores = question.methods.stream().map(method -> score(method, cases)).toList();
    double[] earliest = new double[cases.length];
    Arrays.fill(earliest, Double.POSITIVE_INFINITY);
    for (Score score : scores) {
      for (int i = 0; i < cases.length; i++) {
        if (score.passes[i] < CENTRE_DISTANCE) {
          earliest[i] = Math.min(earliest[i], score.moments[i]);
        }
      }
    }
    List<Row> rows = new ArrayList<>();
    for (Score score : scores) {
      MethodClock.Entry clock = new MethodClock.Entry(score.method, cases);
      MethodClock.Entry first = rows.isEmpty() ? clock : rows.get(0).clock;
      rows.add(row(question, cases, score, earliest, clock, first));
    }
    return rows;
  }

  private static Score score(AimMethod method, FireProblem[] cases) {
    Score score = new Score(method, cases.length);
    MethodScratch scratch = new MethodScratch();
    ShotTrial trial = new ShotTrial();
    for (int i = 0; i < cases.length; i++) {
      method.aiming.aim(cases[i], scratch);
      score.passes[i] = Double.POSITIVE_INFINITY;
      if (scratch.shot.isFired) {
        trial.fly(cases[i], scratch.shot);
        score.passes[i] = trial.passes;
        score.moments[i] = trial.moment;
      }
    }
    return score;
  }

  private static Row row(
      AimProblem question,
      FireProblem[] cases,
      Score score,
      double[] earliest,
      MethodClock.Entry clock,
      MethodClock.Entry first) {
    int possible = 0;
    int hits = 0;
    int vain = 0;
    double late = 0;
    for (int i = 0; i < cases.length; i++) {
      boolean isPossible = earliest[i] < Double.POSITIVE_INFINITY;
      boolean isHit = score.isHit(i, cases);
      possible += isPossible ? 1 : 0;
      if (isPossible && isHit) {
        hits++;
        late += score.moments[i] - earliest[i];
      } else if (!isPossible && !isHit && score.passes[i] < Double.POSITIVE_INFINITY) {
        vain++;
      }
    }
    double[] passes =
        Arrays.stream(score.passes)
            .filter(pass -> pass < Double.POSITIVE_INFINITY)
            .sorted()
            .toArray();
    return new Row(
        question,
        score.method,
        cases.length,
        possible,
        passes.length,
        hits,
        vain,
        passes.length == 0 ? Double.NaN : passes[passes.length / 2],
        hits == 0 ? Double.NaN : late / hits,
        clock,
        first);
  }
}
