package towline.lab.homing;

import java.io.IOException;
import java.util.Locale;
import towline.lab.TableFormat;

/** Writes what came of the flights. */
final class HomingTable {
  private static final String CSV_HEADER =
      "law,hz,hit,hit_straight,hit_weave,hit_circle,hit_break,"
          + "mean_time_to_hit_s,rms_turn_deg_s,p95_peak_turn_deg_s\n";
  private static final String CSV_ROW = "%s,%d,%.5f,%.5f,%.5f,%.5f,%.5f,%s,%.2f,%.1f\n";
  private static final String READABLE_HEADER =
      "law             hz    hit  straight  weave  circle  break  time_s  rms_deg_s "
          + " peak95_deg_s\n";
  private static final String READABLE_ROW =
      "%-13s %4d  %.4f    %.4f %.4f  %.4f %.4f  %6s  %9.1f  %12.0f\n";

  private final TableFormat format;
  private final Appendable out;

  HomingTable(TableFormat format, Appendable out) {
    this.format = format;
    this.out = out;
  }

  void writeHeader() throws IOException {
    out.append(format == TableFormat.CSV ? CSV_HEADER : READABLE_HEADER);
  }

  void writeRow(TunedLaw law, int frameRate, HomingTally tally) throws IOException {
    double time = tally.meanTimeToHit();
    out.append(
        String.format(
            Locale.ROOT,
            format == TableFormat.CSV ? CSV_ROW : READABLE_ROW,
            law.name(),
            frameRate,
            tally.hitRate(),
            tally.hitRate(TargetManoeuvre.STRAIGHT),
            tally.hitRate(TargetManoeuvre.WEAVE),
            tally.hitRate(TargetManoeuvre.CIRCLE),
            tally.hitRate(TargetManoeuvre.BREAK),
            Double.isNaN(time) ? "" : String.format(Locale.ROOT, "%.4f", time),
            tally.rmsTurn(),
            tally.peakTurn95()));
  }
}
