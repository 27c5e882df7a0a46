package towline.lab.homing;

import java.io.IOException;
import towline.lab.TableFormat;
import towline.lab.TableWriter;

/** The table of lab homing: a row for each law and frame rate. */
final class HomingTable {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "law,hz,hit,hit_straight,hit_weave,hit_circle,hit_break,"
              + "mean_time_to_hit_s,rms_turn_deg_s,p95_peak_turn_deg_s",
          "%s,%d,%.5f,%s,%s,%s,%s,%s,%.2f,%.1f");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "law             hz    hit  straight  weave  circle  break  time_s  rms_deg_s "
              + " peak95_deg_s",
          "%-13s %4d  %.4f    %6s %6s  %6s %6s  %6s  %9.1f  %12.0f");

  private final TableWriter table;
  private final String rate;

  HomingTable(TableFormat format, Appendable out) {
    table = new TableWriter(format.choose(CSV, READABLE), out);
    rate = format.choose("%.5f", "%.4f");
  }

  void writeHeader() throws IOException {
    table.writeHeader();
  }

  void writeRow(TunedLaw law, int frameRate, HomingTally tally) throws IOException {
    table.writeRow(
        law.name(),
        frameRate,
        tally.hitRate(),
        TableWriter.cell(rate, tally.hitRate(TargetManoeuvre.STRAIGHT)),
        TableWriter.cell(rate, tally.hitRate(TargetManoeuvre.WEAVE)),
        TableWriter.cell(rate, tally.hitRate(TargetManoeuvre.CIRCLE)),
        TableWriter.cell(rate, tally.hitRate(TargetManoeuvre.BREAK)),
        TableWriter.cell("%.4f", tally.meanTimeToHit()),
        tally.rmsTurn(),
        tally.peakTurn95());
  }
}
