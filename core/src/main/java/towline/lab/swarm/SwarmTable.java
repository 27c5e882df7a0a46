package towline.lab.swarm;

import java.io.IOException;
import java.util.Locale;
import towline.avoidance.AvoidanceLaw;
import towline.lab.TableFormat;

/** Writes what happened in the arena. */
final class SwarmTable {
  private static final String CSV_HEADER =
      "law,tanks,seconds,hz,collisions_per_tank_minute,edge_violations,speed_kept,straightness";
  private static final String READABLE_HEADER =
      "law        tanks  seconds    hz  collisions/tank-min  edge violations  speed kept  straight";

  private final SwarmOptions options;
  private final Appendable out;

  SwarmTable(SwarmOptions options, Appendable out) {
    this.options = options;
    this.out = out;
  }

  void writeHeader() throws IOException {
    boolean csv = options.format() == TableFormat.CSV;
    out.append(csv ? CSV_HEADER : READABLE_HEADER);
    if (options.timing() == Timing.ON) {
      out.append(csv ? ",us_per_tank_tick" : "  us/tank-tick");
    }
    out.append('\n');
  }

  void writeRow(AvoidanceLaw law, int frameRate, RoamingArena arena, double microseconds)
      throws IOException {
    boolean csv = options.format() == TableFormat.CSV;
    String format =
        csv ? "%s,%d,%s,%d,%.5f,%d,%.5f,%s" : "%-9s %6d  %7s  %4d  %19.4f  %15d  %10.4f  %8s";
    double straightness = arena.straightness();
    SceneTally tally = arena.tally();
    out.append(
        String.format(
            Locale.ROOT,
            format,
            law,
            options.tanks(),
            seconds(),
            frameRate,
            tally.touchesPerTankMinute(),
            tally.edgeViolations(),
            tally.speedKept(),
            Double.isNaN(straightness) ? "" : String.format(Locale.ROOT, "%.5f", straightness)));
    if (options.timing() == Timing.ON) {
      out.append(String.format(Locale.ROOT, csv ? ",%.4f" : "  %12.4f", microseconds));
    }
    out.append('\n');
  }

  /** Whole seconds without a point. */
  private String seconds() {
    double seconds = options.seconds();
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }
}
