package towline.lab.waves;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.lab.ParallelRuns;
import towline.lab.TableFormat;
import towline.session.PlayMode;
import towline.session.RunSetup;

/** A bot flies the arcade from the first wave on, until it is gone or has won. */
public final class WavesExperiment {
  private final GameContent content;
  private final WavesOptions options;

  /** Runs through the arcade of {@code content}. */
  public WavesExperiment(GameContent content, WavesOptions options) {
    this.content = content;
    this.options = options;
  }

  /**
   * Flies, and writes the table to {@code out}.
   *
   * @throws InterruptedException if the thread is interrupted while the runs are flown
   */
  public void run(Appendable out) throws IOException, InterruptedException {
    List<WavesTally> tallies = fly();
    out.append(
        options.format() == TableFormat.CSV
            ? "difficulty,wave,reached,median_seconds\n"
            : "difficulty  wave  reached  cleared  median s to clear\n");
    for (int d = 0; d < tallies.size(); d++) {
      for (int wave = 0; wave < tallies.get(d).waves(); wave++) {
        out.append(line(options.difficulties().get(d), wave, tallies.get(d)));
      }
    }
  }

  private String line(Difficulty difficulty, int wave, WavesTally tally) {
    String seconds =
        tally.cleared(wave) > 0
            ? String.format(Locale.ROOT, "%.1f", tally.medianSeconds(wave))
            : "";
    return options.format() == TableFormat.CSV
        ? String.format(
            Locale.ROOT, "%s,%d,%.4f,%s\n", difficulty, wave + 1, tally.reached(wave), seconds)
        : String.format(
            Locale.ROOT,
            "%-10s  %4d  %7.2f  %7.2f  %17s\n",
            difficulty,
            wave + 1,
            tally.reached(wave),
            tally.cleared(wave),
            seconds.isEmpty() ? "-" : seconds);
  }

  /** One tally for each difficulty, in the order of the options. */
  List<WavesTally> fly() throws InterruptedException {
    List<Callable<WavesRun>> runs = new ArrayList<>();
    for (Difficulty difficulty : options.difficulties()) {
      for (int seed = 1; seed <= options.seeds(); seed++) {
        RunSetup setup =
            new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal(), difficulty);
        runs.add(() -> WavesRun.fly(content, setup, options.bot()));
      }
    }
    List<WavesRun> flights = ParallelRuns.run(options.workers(), runs);
    List<WavesTally> tallies = new ArrayList<>();
    for (int d = 0; d < options.difficulties().size(); d++) {
      tallies.add(sum(flights.subList(d * options.seeds(), (d + 1) * options.seeds())));
    }
    return tallies;
  }

  private WavesTally sum(List<WavesRun> flights) {
    WavesTally tally = new WavesTally(content.arcade().last(), flights.size());
    for (WavesRun flight : flights) {
      tally.add(flight.reached(), flight.clearTimes());
    }
    return tally;
  }
}
