package towline.lab.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.desktop.cli.ExitCode;
import towline.lab.experiment.PairedScores;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.loadout.ModuleSpec;
import towline.trial.Interval;

/**
 * Measures the score of the demo bot with one module from wave 2 on: the points in the first three
 * minutes of a run, without the time of drafts, relative to equal seeds with no module at all.
 */
@Command(
    name = "modules",
    description = "The demo bot with one module from wave 2 on: what it scores.",
    footer =
        "The first 180 s of arcade runs, or 120 s from wave 2 on for pairs, each on the same"
            + " seeds.")
public final class Modules implements Callable<Integer> {
  private record Row(String module, List<Flight> flights, PairedScores reference) {
    PairedScores scores() {
      return Modules.scores(flights);
    }

    Interval interval() {
      return scores().intervalRelativeTo(reference);
    }

    int medianWave() {
      return flights.stream().mapToInt(Flight::wave).sorted().toArray()[flights.size() / 2];
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("module", "%s", Row::module).readable("module          ", "%-16s"),
          ResultColumn.<Row>of("seeds", "%d", row -> row.flights.size()).csvOnly(),
          ResultColumn.<Row>of("mean_score", "%.1f", row -> row.scores().mean())
              .readable("  mean score", "  %10s"),
          ResultColumn.<Row>of("relative", "%.4f", row -> row.scores().relativeTo(row.reference))
              .readable("  relative (95 % interval)", "  %8s", "%.3f"),
          ResultColumn.<Row>of("low95", "%.4f", row -> row.interval().low()).csvOnly(),
          ResultColumn.<Row>of("high95", "%.4f", row -> row.interval().high()).csvOnly(),
          ResultColumn.readableOnly("", " (%s)", "%s", Row::interval),
          ResultColumn.<Row>of("median_wave", "%d", Row::medianWave)
              .readable("  median wave", "  %13s"));

  private static final String NO_MODULE = "nothing";

  /** Longest duration of a run, to about the fourth wave, s. */
  private static final int SECONDS = 180;

  /** The modules on offer, with their name in the table. */
  private record Entry(String name, GameContent content) {}

  /** The points of a run, and its last wave. */
  private record Flight(double points, int wave) {}

  @Option(
      names = "--pairs",
      description = "All pairs of modules, fitted before wave 2, instead of each alone.")
  private boolean pairs;

  @Mixin private final SeedsOption seeds = new SeedsOption(40, 2);
  @Mixin private TableOption table;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (pairs) {
      Pairs.run(GameContent.load(), seeds.range(), table);
      return ExitCode.DONE;
    }
    List<Entry> entries = entries(GameContent.load());
    List<List<Flight>> flights = ParallelRuns.run(entries, seeds.range(), Modules::fly);
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    PairedScores without = scores(flights.get(0));
    for (int i = 0; i < entries.size(); i++) {
      rows.write(new Row(entries.get(i).name, flights.get(i), without));
    }
    return ExitCode.DONE;
  }

  /**
   * Returns the entries: nothing, then each module alone on offer, so that the bot takes it after
   * wave 1.
   */
  private static List<Entry> entries(GameContent content) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry(NO_MODULE, content.withModules(List.of())));
    for (ModuleSpec module : content.modules()) {
      entries.add(new Entry(module.module().name(), content.withModules(List.of(module))));
    }
    return entries;
  }

  private static Flight fly(Entry entry, long seed) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    try (BotRun flight = new BotRun(entry.content, setup, "demo", BotRun.ModeChoice.FREE)) {
      flight.fly(SECONDS);
      return new Flight(flight.run().score().points(), flight.run().wave());
    }
  }

  private static PairedScores scores(List<Flight> flights) {
    return new PairedScores(flights.stream().map(Flight::points).toList());
  }
}
