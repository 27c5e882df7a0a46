package towline.lab.waves;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.lab.ParallelRuns;
import towline.lab.TableWriter;
import towline.session.PlayMode;
import towline.session.RunSetup;

/** A bot flies the arcade from the first wave until it dies or wins. */
public final class WavesExperiment {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "difficulty,wave,reached,median_seconds,cleared", "%s,%d,%.4f,%5$s,%4$.4f");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "difficulty  wave  reached  cleared  median s to clear",
          "%-10s  %4d  %7.2f  %7.2f  %17s");

  private final GameContent content;
  private final WavesOptions options;

  /** An experiment with the arcade of {@code content}. */
  public WavesExperiment(GameContent content, WavesOptions options) {
    this.content = content;
    this.options = options;
  }

  /**
   * Flies all runs and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    List<WavesTally> tallies = fly();
    TableWriter table = new TableWriter(options.format().choose(CSV, READABLE), out);
    table.writeHeader();
    for (int d = 0; d < tallies.size(); d++) {
      WavesTally tally = tallies.get(d);
      for (int wave = 0; wave < tally.waves(); wave++) {
        String seconds = TableWriter.cell("%.1f", tally.medianSeconds(wave));
        table.writeRow(
            options.difficulties().get(d),
            wave + 1,
            tally.reached(wave),
            tally.cleared(wave),
            seconds.isEmpty() ? options.format().choose("", "-") : seconds);
      }
    }
  }

  /** One tally for each difficulty, in the order of the options. */
  List<WavesTally> fly() throws InterruptedException {
    List<WavesTally> tallies = new ArrayList<>();
    for (List<WavesRun> runs :
        ParallelRuns.run(
            options.workers(), options.difficulties(), options.seeds(), this::flyOnce)) {
      tallies.add(sum(runs));
    }
    return tallies;
  }

  private WavesRun flyOnce(Difficulty difficulty, long seed) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal(), difficulty);
    return WavesRun.fly(content, setup, options.bot());
  }

  private WavesTally sum(List<WavesRun> flights) {
    WavesTally tally = new WavesTally(content.arcade().last(), flights.size());
    for (WavesRun flight : flights) {
      tally.add(flight.reached(), flight.clearTimes());
    }
    return tally;
  }
}
