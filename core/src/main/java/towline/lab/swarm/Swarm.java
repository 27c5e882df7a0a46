package towline.lab.swarm;

import java.io.IOException;
import java.util.Arrays;
import towline.avoidance.AvoidanceLaw;

/**
 * The experiment behind lab swarm: every law from the same start in the same arena. The same
 * options give the same bytes, unless times are asked for.
 */
public final class Swarm {
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
        RoamingArena arena = drive(law, frameRate, options, nanos);
        Arrays.sort(nanos);
        double median = 1e-3 * nanos[nanos.length / 2] / options.tanks();
        table.writeRow(law, frameRate, arena, median);
      }
    }
  }

  /** Runs one law to the end; fills in how long each tick took, if that is asked for. */
  static RoamingArena drive(AvoidanceLaw law, int frameRate, SwarmOptions options, long[] nanos) {
    double dt = 1.0 / frameRate;
    RoamingArena arena =
        new RoamingArena(
            law,
            SwarmParameters.limits(options.parameters()),
            options.tanks(),
            dt,
            options.seed(),
            options.seconds());
    int warmUp = (int) Math.round(RoamingArena.WARM_UP * frameRate);
    for (int i = -warmUp; i < nanos.length; i++) {
      if (i >= 0 && options.timing() == Timing.ON) {
        long before = System.nanoTime();
        arena.tick();
        nanos[i] = System.nanoTime() - before;
      } else {
        arena.tick();
      }
    }
    return arena;
  }
}
