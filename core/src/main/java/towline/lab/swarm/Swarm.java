package towline.lab.swarm;

import java.io.IOException;
import java.util.Arrays;
import towline.avoidance.AvoidanceLaw;

/**
 * The experiment behind lab swarm: every law from the same start in the same arena. The same
 * options give the same bytes, unless times are asked for.
 */
public final class Swarm {
  /** Seconds at the start that are not counted. */
  private static final double WARM_UP = 5;

  private Swarm() {}

  /**
   * Runs the experiment and writes its table, row by row.
   *
   * @throws IOException if {@code out} cannot be written to
   */
  public static void run(SwarmOptions options, Appendable out) throws IOException {
    SwarmTable table = new SwarmTable(options, out);
    table.writeHeader();
    for (AvoidanceLaw law : options.laws()) {
      for (int frameRate : options.frameRates()) {
        long[] nanos = new long[(int) Math.round(options.seconds() * frameRate)];
        SwarmTally tally = drive(law, frameRate, options, nanos);
        Arrays.sort(nanos);
        double median = 1e-3 * nanos[nanos.length / 2] / options.tanks();
        table.writeRow(law, frameRate, tally, median);
      }
    }
  }

  /** What happens to one law; fills in how long each tick took, if that is asked for. */
  static SwarmTally drive(AvoidanceLaw law, int frameRate, SwarmOptions options, long[] nanos) {
    double dt = 1.0 / frameRate;
    Arena arena = new Arena(law, options.tanks(), dt, options.seed());
    for (int i = 0; i < WARM_UP * frameRate; i++) {
      arena.tick();
    }
    SwarmTally tally = new SwarmTally(arena, dt);
    for (int i = 0; i < nanos.length; i++) {
      if (options.timing() == Timing.ON) {
        long before = System.nanoTime();
        arena.tick();
        nanos[i] = System.nanoTime() - before;
      } else {
        arena.tick();
      }
      tally.observe();
    }
    return tally;
  }
}
