package towline.lab.waves;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.lab.TableFormat;
import towline.session.PlayMode;
import towline.session.RunSetup;

/** A bot flies the arcade from the first wave on, until it is gone or has won. */
public final class Waves {
  private final GameContent content;
  private final WavesOptions options;

  /** Runs through the arcade of {@code content}. */
  public Waves(GameContent content, WavesOptions options) {
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
            ? "difficulty,wave,reached,cleared,median_seconds\n"
            : "difficulty  wave  reached  cleared  median s to clear\n");
    for (int d = 0; d < tallies.size(); d++) {
      for (int wave = 0; wave < tallies.get(d).waves(); wave++) {
        out.append(line(options.difficulties().get(d), wave, tallies.get(d)));
      }
    }
  }

  private String line(Difficulty difficulty, int wave, WavesTally tally) {
    String seconds =
        tally.cleared(wave) > 0 ? String.format(Locale.ROOT, "%.1f", tally.medianSeconds(wave)) : "";
    return options.format() == TableFormat.CSV
        ? String.format(
            Locale.ROOT,
            "%s,%d,%.4f,%.4f,%s\n",
            difficulty,
            wave + 1,
            tally.reached(wave),
            tally.cleared(wave),
            seconds)
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
    ExecutorService workers = Executors.newFixedThreadPool(options.workers());
    try {
      List<List<Future<WavesFlight>>> flights = new ArrayList<>();
      for (Difficulty difficulty : options.difficulties()) {
        List<Future<WavesFlight>> ofDifficulty = new ArrayList<>();
        for (int seed = 1; seed <= options.seeds(); seed++) {
          RunSetup setup =
              new RunSetup(seed, PlayMode.ARCADE, 1, AimMode.DIRECT.ordinal(), difficulty);
          ofDifficulty.add(workers.submit(() -> WavesFlight.fly(content, setup, options.bot())));
        }
        flights.add(ofDifficulty);
      }
      List<WavesTally> tallies = new ArrayList<>();
      for (List<Future<WavesFlight>> ofDifficulty : flights) {
        tallies.add(sum(ofDifficulty));
      }
      return tallies;
    } finally {
      workers.shutdownNow();
    }
  }

  private WavesTally sum(List<Future<WavesFlight>> flights) throws InterruptedException {
    WavesTally tally = new WavesTally(content.arcade().last(), flights.size());
    for (Future<WavesFlight> flight : flights) {
      try {
        tally.add(flight.get().reached(), flight.get().clearTimes());
      } catch (ExecutionException e) {
        throw new IllegalStateException("a run through the arcade failed", e);
      }
    }
    return tally;
  }
}
