package towline.lab.schedule;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.aim.search.FireSchedule;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.game.range.SetupFile;
import towline.lab.experiment.PairedScores;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.SetOption;
import towline.lab.experiment.TableOption;
import towline.store.InputException;
import towline.trial.Interval;
import towline.trial.ParameterValues;

/** Compares rules of target choice for guns that share targets, by targets destroyed per minute. */
@Command(
    name = "schedule",
    description = "Guns that share targets: how many a minute does each rule of choice destroy?",
    footer =
        "relative: to the nearest first, on the same seeds. The schedule weighs "
            + FireSchedule.MOST_TARGETS
            + " targets, those that can be hit first.")
public final class Schedule implements Callable<Integer> {
  private record Subject(int guns, TargetChoice choice) {}

  private record Run(int fired, int hits, int kills) {}

  private record Row(Subject subject, List<Run> runs, List<Run> nearest, int seconds) {
    int fired() {
      return runs.stream().mapToInt(Run::fired).sum();
    }

    int hits() {
      return runs.stream().mapToInt(Run::hits).sum();
    }

    int kills() {
      return runs.stream().mapToInt(Run::kills).sum();
    }

    double killsAMinute() {
      return 60.0 * kills() / (runs.size() * (double) seconds);
    }

    double relative() {
      return scores(runs).relativeTo(scores(nearest));
    }

    Interval interval() {
      return scores(runs).intervalRelativeTo(scores(nearest));
    }

    private static PairedScores scores(List<Run> scored) {
      return new PairedScores(scored.stream().map(run -> (double) run.kills()).toList());
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("guns", "%d", row -> row.subject.guns()).readable("guns", "%4s"),
          ResultColumn.<Row>of("choice", "%s", row -> row.subject.choice())
              .readable("  choice    ", "  %-10s"),
          ResultColumn.of("seeds", "%d", row -> row.runs.size()),
          ResultColumn.of("seconds", "%d", Row::seconds),
          ResultColumn.of("shots", "%d", Row::fired),
          ResultColumn.of("hits", "%d", Row::hits),
          ResultColumn.of("kills", "%d", Row::kills),
          ResultColumn.of("kills_a_minute", "%.2f", Row::killsAMinute),
          ResultColumn.of("relative", "%.4f", Row::relative),
          ResultColumn.of("low95", "%.4f", row -> row.interval().low()),
          ResultColumn.of("high95", "%.4f", row -> row.interval().high()));

  @Option(
      names = "--choice",
      paramLabel = "C",
      split = ",",
      description = "Rules of choice: ${COMPLETION-CANDIDATES} (default: all).")
  private List<TargetChoice> choices = List.of(TargetChoice.values());

  @Option(
      names = "--guns",
      paramLabel = "N",
      split = ",",
      description = "How many guns share the targets (default: 1,2,3).")
  private List<Integer> guns = List.of(1, 2, 3);

  @Option(
      names = "--targets",
      paramLabel = "N",
      description = "Targets at a time (default: ${DEFAULT-VALUE}).")
  private int targets = 6;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      description = "Length of a run in seconds (default: ${DEFAULT-VALUE}).")
  private int seconds = 60;

  @Mixin private final SeedsOption seeds = new SeedsOption(20, 2);
  @Mixin private SetOption set;
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InputException, IOException, InterruptedException {
    ParameterValues values = set.values(SetupFile.none(), ScheduleParameters.TABLE);
    OptionRanges.within(spec, "--guns", guns, 1, FireSchedule.MOST_GUNS);
    OptionRanges.within(spec, "--targets", targets, 1, 100);
    OptionRanges.within(spec, "--seconds", seconds, 1, 3600);
    List<Subject> subjects = new ArrayList<>();
    for (int count : guns.stream().distinct().toList()) {
      subjects.add(new Subject(count, TargetChoice.NEAREST));
      for (TargetChoice choice : choices.stream().distinct().toList()) {
        if (choice != TargetChoice.NEAREST) {
          subjects.add(new Subject(count, choice));
        }
      }
    }
    List<List<Run>> runs =
        ParallelRuns.run(
            subjects,
            seeds.range(),
            (subject, seed) -> shoot(values, subject, targets, seconds, seed));
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (Subject subject : subjects) {
      if (choices.contains(subject.choice())) {
        List<Run> nearest =
            runs.get(subjects.indexOf(new Subject(subject.guns(), TargetChoice.NEAREST)));
        rows.write(new Row(subject, runs.get(subjects.indexOf(subject)), nearest, seconds));
      }
    }
    return ExitCode.DONE;
  }

  private static Run shoot(
      ParameterValues values, Subject subject, int targets, int seconds, long seed) {
    ScheduleSimulation scene =
        new ScheduleSimulation(values, subject.choice(), subject.guns(), targets, seed);
    for (int tick = 0; tick < seconds * ScheduleSimulation.TICKS_A_SECOND; tick++) {
      scene.tick();
    }
    return new Run(scene.fired(), scene.hits(), scene.kills());
  }
}
