package towline.lab.aim;

import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.desktop.cli.DateConverter;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.TableOption;
import towline.session.RunSetup;
import towline.trial.shots.DayDraw;
import towline.trial.shots.Mark;
import towline.trial.shots.PageRules;
import towline.trial.shots.Puzzle;
import towline.trial.shots.SixShots;

/** Prints the days of Six Shots, or the marks of simple players. */
@Command(
    name = "shots",
    description = "The targets of Six Shots day by day, and what each belief does to them.",
    footer =
        "A player who chooses at random, or whose mode is not on offer, counts with the mean mark"
            + " of the modes on offer.")
public final class Shots implements Callable<Integer> {
  private static final int MOST_DAYS = 10_000;

  /** The result of one mode that is on offer. */
  private record Row(LocalDate date, int shot, Puzzle puzzle, AimMode mode) {
    double firedSeconds() {
      return finiteOrNone(puzzle.timeToFire(mode));
    }

    double hitSeconds() {
      return finiteOrNone(puzzle.timeToHit(mode));
    }

    private static double finiteOrNone(double seconds) {
      return seconds < Double.POSITIVE_INFINITY ? seconds : Double.NaN;
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("date", "%s", Row::date).readable("date      ", "%-10s"),
          ResultColumn.<Row>of("shot", "%d", Row::shot),
          ResultColumn.<Row>of("family", "%s", row -> row.puzzle.family())
              .readable("  family             ", "  %-19s"),
          ResultColumn.<Row>of("mode", "%s", Row::mode).readable("  mode     ", "  %-9s"),
          ResultColumn.<Row>of("fired_s", "%.4f", Row::firedSeconds),
          ResultColumn.<Row>of("hit_s", "%.4f", Row::hitSeconds).readable("   hit_s", "  %6s"),
          ResultColumn.<Row>of("mark", "%s", row -> row.puzzle.mark(row.mode)));

  /** The marks of a simple player, as shares of all shots. */
  private static final class Tally {
    private final String bot;
    private final Map<Mark, Double> sums = new EnumMap<>(Mark.class);
    private int shots;

    Tally(String bot) {
      this.bot = bot;
    }

    /** Counts the choice of a mode; if it is not on offer, one of those on offer at random. */
    void add(Puzzle puzzle, AimMode choice) {
      add(puzzle, puzzle.offered().contains(choice) ? List.of(choice) : puzzle.offered());
    }

    /** Counts a random choice of {@code modes}. */
    void add(Puzzle puzzle, List<AimMode> modes) {
      modes.forEach(mode -> sums.merge(puzzle.mark(mode), 1.0 / modes.size(), Double::sum));
      shots++;
    }

    double share(Mark mark) {
      return sums.getOrDefault(mark, 0.0) / shots;
    }
  }

  private static final ResultTable<Tally> BOTS =
      ResultTable.of(
          ResultColumn.<Tally>of("bot", "%s", tally -> tally.bot).readable("bot      ", "%-9s"),
          ResultColumn.<Tally>of("full", "%.3f", tally -> tally.share(Mark.FULL))
              .readable("   full", "  %5s"),
          ResultColumn.<Tally>of("half", "%.3f", tally -> tally.share(Mark.HALF))
              .readable("   half", "  %5s"),
          ResultColumn.<Tally>of("none", "%.3f", tally -> tally.share(Mark.NONE))
              .readable("   none", "  %5s"));

  @Option(
      names = "--from",
      paramLabel = "DATE",
      converter = DateConverter.class,
      description = "The first day, as YYYY-MM-DD (default: ${DEFAULT-VALUE}).")
  private LocalDate from = LocalDate.of(2027, 1, 1);

  @Option(
      names = "--days",
      paramLabel = "N",
      description = "The number of days (default: ${DEFAULT-VALUE}).")
  private int days = 7;

  @Option(
      names = "--bots",
      description = "Prints the marks of simple players: one fixed mode, chance, simple rules.")
  private boolean bots;

  @Mixin private TableOption table;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    OptionRanges.within(spec, "--days", days, 1, MOST_DAYS);
    long first = from.toEpochDay();
    if (first + days - 1 > RunSetup.LAST_DAY) {
      throw OptionRanges.refusal(
          spec, "--days", "the last day would be after " + LocalDate.ofEpochDay(RunSetup.LAST_DAY));
    }
    SeedRange range = new SeedRange(first, days);
    List<SixShots> drawn =
        ParallelRuns.run(List.of(this), range, (subject, day) -> DayDraw.draw(day)).get(0);
    if (bots) {
      writeBots(drawn);
    } else {
      writeDays(drawn);
    }
    return ExitCode.DONE;
  }

  private void writeDays(List<SixShots> drawn) throws IOException {
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    for (SixShots day : drawn) {
      LocalDate date = LocalDate.ofEpochDay(day.day());
      for (int shot = 1; shot <= SixShots.COUNT; shot++) {
        Puzzle puzzle = day.puzzles().get(shot - 1);
        for (AimMode mode : puzzle.offered()) {
          rows.write(new Row(date, shot, puzzle, mode));
        }
      }
    }
  }

  private void writeBots(List<SixShots> drawn) throws IOException {
    List<Tally> tallies = new ArrayList<>();
    for (AimMode mode : AimMode.values()) {
      tallies.add(new Tally(mode.name()));
    }
    Tally random = new Tally("RANDOM");
    Tally rules = new Tally("RULES");
    for (SixShots day : drawn) {
      for (Puzzle puzzle : day.puzzles()) {
        for (AimMode mode : AimMode.values()) {
          tallies.get(mode.ordinal()).add(puzzle, mode);
        }
        random.add(puzzle, puzzle.offered());
        rules.add(puzzle, new PageRules(puzzle.situation()).byRules());
      }
    }
    tallies.add(random);
    tallies.add(rules);
    ResultTable.RowWriter<Tally> rows = table.begin(BOTS);
    for (Tally tally : tallies) {
      rows.write(tally);
    }
  }
}
