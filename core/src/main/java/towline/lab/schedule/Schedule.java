package towline.lab.schedule;

import static towline.lab.SetOptions.SET;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import towline.aim.search.FireSchedule;
import towline.game.range.SetupFile;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.PairedScores;
import towline.lab.ParallelRuns;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SeedOptions;
import towline.lab.SeedRange;
import towline.lab.SetOptions;
import towline.lab.SharedOptions;
import towline.lab.UsageException;
import towline.store.InputException;
import towline.trial.Interval;
import towline.trial.ParameterValues;

/** Guns that share targets: how many a minute each rule of choice destroys. */
public final class Schedule implements Experiment {
  private static final SeedOptions SEEDS = new SeedOptions(20, 2);

  private static final LabOption<List<TargetChoice>> CHOICES =
      LabOption.choices("--choice", "C", TargetChoice.values(), "Rules of choice");

  private static final LabOption<List<Integer>> GUNS =
      LabOption.integers("--guns", "N", List.of(1, 2, 3), "How many guns share the targets");

  private static final LabOption<Integer> TARGETS =
      LabOption.integer("--targets", "N", 6, 1, 100, "Targets at a time");

  private static final LabOption<Integer> SECONDS =
      LabOption.integer("--seconds", "T", 60, 1, 3600, "Length of a run in seconds");

  private record Subject(int guns, TargetChoice choice) {}

  private record Run(int fired, int hits, int kills) {}

  private record Row(Subject of, List<Run> runs, List<Run> nearest, int seconds) {
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

    private static PairedScores scores(List<Run> of) {
      return new PairedScores(of.stream().map(run -> (double) run.kills()).toList());
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("guns", "%d", row -> row.of.guns()).readable("guns", "%4s"),
          ResultColumn.<Row>of("choice", "%s", row -> row.of.choice())
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

  @Override
  public String name() {
    return "schedule";
  }

  @Override
  public String description() {
    return "Guns that share targets: how many a minute does each rule of choice destroy?";
  }

  @Override
  public String footer() {
    return "relative: to the nearest first, on the same seeds. The schedule weighs "
        + FireSchedule.MOST_TARGETS
        + " targets, those that can be hit first.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(
        CHOICES, GUNS, TARGETS, SECONDS, SEEDS.count, SeedOptions.FIRST, SharedOptions.CSV, SET);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, InputException, IOException, InterruptedException {
    ParameterValues values = SetOptions.values(asked, SetupFile.none(), ScheduleParameters.TABLE);
    List<Integer> guns = asked.distinct(GUNS);
    List<TargetChoice> choices = asked.distinct(CHOICES);
    List<Subject> subjects = new ArrayList<>();
    for (int count : guns) {
      GUNS.within(count, 1, FireSchedule.MOST_GUNS);
      subjects.add(new Subject(count, TargetChoice.NEAREST));
      for (TargetChoice choice : choices) {
        if (choice != TargetChoice.NEAREST) {
          subjects.add(new Subject(count, choice));
        }
      }
    }
    SeedRange seeds = SEEDS.range(asked);
    int targets = asked.get(TARGETS);
    int seconds = asked.get(SECONDS);
    List<List<Run>> runs =
        ParallelRuns.run(
            workers, subjects, seeds, (of, seed) -> shoot(values, of, targets, seconds, seed));
    ResultTable.RowWriter<Row> rows = TABLE.begin(SharedOptions.format(asked), out);
    for (Subject of : subjects) {
      if (choices.contains(of.choice())) {
        List<Run> nearest =
            runs.get(subjects.indexOf(new Subject(of.guns(), TargetChoice.NEAREST)));
        rows.write(new Row(of, runs.get(subjects.indexOf(of)), nearest, seconds));
      }
    }
  }

  private static Run shoot(
      ParameterValues values, Subject of, int targets, int seconds, long seed) {
    ScheduleSimulation scene =
        new ScheduleSimulation(values, of.choice(), of.guns(), targets, seed);
    for (int tick = 0; tick < seconds * ScheduleSimulation.TICKS_A_SECOND; tick++) {
      scene.tick();
    }
    return new Run(scene.fired(), scene.hits(), scene.kills());
  }
}
