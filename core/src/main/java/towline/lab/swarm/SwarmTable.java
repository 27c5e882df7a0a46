package towline.lab.swarm;

import java.io.IOException;
import towline.avoidance.AvoidanceLaw;
import towline.lab.TableFormat;
import towline.lab.TableWriter;

/** Writes what happened in the arena. */
final class SwarmTable {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "law,tanks,seconds,hz,collisions_per_tank_minute,edge_violations,speed_kept,straightness",
          "%s,%d,%s,%d,%.5f,%d,%.5f,%s");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "law        tanks  seconds    hz  collisions/tank-min  edge violations  speed kept"
              + "  straight",
          "%-9s %6d  %7s  %4d  %19.4f  %15d  %10.4f  %8s");

  private final SwarmOptions options;
  private final TableWriter table;

  SwarmTable(SwarmOptions options, Appendable out) {
    this.options = options;
    TableFormat format = options.format();
    TableWriter.Layout plain = format.choose(CSV, READABLE);
    TableWriter.Layout timed =
        new TableWriter.Layout(
            plain.header() + format.choose(",us_per_tank_tick", "  us/tank-tick"),
            plain.row() + format.choose(",%.4f", "  %12.4f"));
    table = new TableWriter(options.timing() == Timing.ON ? timed : plain, out);
  }

  void writeHeader() throws IOException {
    table.writeHeader();
  }

  void writeRow(AvoidanceLaw law, int frameRate, RoamingArena arena, double microseconds)
      throws IOException {
    SceneTally tally = arena.tally();
    table.writeRow(
        law,
        options.tanks(),
        seconds(),
        frameRate,
        tally.touchesPerTankMinute(),
        tally.edgeViolations(),
        tally.speedKept(),
        TableWriter.cell("%.5f", arena.straightness()),
        microseconds);
  }

  /** Whole seconds without a point. */
  private String seconds() {
    double seconds = options.seconds();
    return seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds);
  }
}
