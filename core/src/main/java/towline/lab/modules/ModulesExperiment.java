package towline.lab.modules;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.lab.PairedOptions;
import towline.lab.PairedScores;
import towline.lab.ParallelRuns;
import towline.lab.TableWriter;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.module.ModuleSpec;

/**
 * The demo bot with one module from wave 2 on: what it scores in the first three minutes of its
 * run, drafts not counted, against the same seeds with no module at all.
 */
public final class ModulesExperiment {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "module,seeds,mean_score,relative,low95,high95,median_wave",
          "%s,%d,%.1f,%.4f,%.4f,%.4f,%d");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "module            mean score  relative (95 % interval)  median wave",
          "%-16s  %3$10.1f  %4$8.3f (%5$.3f-%6$.3f)  %7$13d");

  private static final String NOTHING = "nothing";

  /** How long a run is flown at most: to the fourth wave or so, s. */
  private static final int SECONDS = 180;

  /** What is on offer, and what it is called in the table. */
  private record Entry(String name, GameContent content) {}

  /** What came of a run, and the wave that it ended in. */
  private record Flight(double points, int wave) {}

  private final GameContent content;
  private final PairedOptions options;

  /** An experiment with the waves and modules of {@code content}. */
  public ModulesExperiment(GameContent content, PairedOptions options) {
    this.content = content;
    this.options = options;
  }

  /**
   * Flies, and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted while the runs are flown
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    List<Entry> entries = entries();
    List<List<Flight>> flights =
        ParallelRuns.run(options.workers(), entries, options.seeds(), this::fly);
    TableWriter table = new TableWriter(options.format().choose(CSV, READABLE), out);
    table.writeHeader();
    PairedScores without = scores(flights.get(0));
    for (int i = 0; i < entries.size(); i++) {
      writeRow(entries.get(i).name, flights.get(i), without, table);
    }
  }

  /** First nothing, then each module alone on offer, so that the bot takes it after wave 1. */
  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry(NOTHING, content.withModules(List.of())));
    for (ModuleSpec module : content.modules()) {
      entries.add(new Entry(module.module().name(), content.withModules(List.of(module))));
    }
    return entries;
  }

  private Flight fly(Entry entry, long seed) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal());
    try (BotRun flight = new BotRun(entry.content, setup, "demo", BotRun.ModeChoice.FREE)) {
      long end = (long) SECONDS * FixedStep.TICKS_A_SECOND;
      while (flight.run().current().tick() < end && !flight.run().over()) {
        flight.tick();
      }
      return new Flight(flight.run().score().points(), flight.run().wave());
    }
  }

  private static PairedScores scores(List<Flight> flights) {
    return new PairedScores(flights.stream().map(Flight::points).toList());
  }

  private void writeRow(String name, List<Flight> flights, PairedScores without, TableWriter table)
      throws IOException {
    PairedScores scores = scores(flights);
    double relative = scores.relativeTo(without);
    double error = scores.errorRelativeTo(without);
    int median = flights.stream().mapToInt(Flight::wave).sorted().toArray()[flights.size() / 2];
    table.writeRow(
        name,
        options.seeds().count(),
        scores.mean(),
        relative,
        relative - error,
        relative + error,
        median);
  }
}
