package towline.lab.homing;

import java.io.IOException;
import towline.math.RandomStream;

/**
 * The experiment behind lab homing: every law against the same targets at every frame rate. The
 * same options give the same bytes.
 */
public final class HomingExperiment {
  private HomingExperiment() {}

  /**
   * Runs the experiment and writes its table, row by row.
   *
   * @throws IOException if {@code out} cannot be written to
   */
  public static void run(HomingOptions options, Appendable out) throws IOException {
    HomingTable table = new HomingTable(options.format(), out);
    table.writeHeader();
    for (TunedLaw law : TunedLaw.of(options.laws())) {
      for (int frameRate : options.frameRates()) {
        table.writeRow(law, frameRate, fly(law, frameRate, options));
      }
    }
  }

  /** All engagements of one law at one frame rate; the kinds of target take turns. */
  static HomingTally fly(TunedLaw law, int frameRate, HomingOptions options) {
    HomingFlight homingFlight = new HomingFlight(frameRate);
    HomingTally tally = new HomingTally(options.engagements());
    RandomStream root = new RandomStream(options.seed());
    TargetManoeuvre[] kinds = TargetManoeuvre.values();
    for (int i = 0; i < options.engagements(); i++) {
      homingFlight.fly(law, kinds[i % kinds.length], root.split(i), i, tally);
    }
    return tally;
  }
}
