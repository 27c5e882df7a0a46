package towline.lab.stage;

import java.io.IOException;
import java.util.Locale;
import towline.content.Difficulty;
import towline.lab.TableFormat;

/** Writes what lab stage counted, a line a wave. */
final class StageTable {
  private static final double MEDIAN = 0.5;
  private static final double MOST = 0.9;
  private static final String CSV_HEADER =
      "difficulty,wave,median_seconds,first_in_view_s,first_hit_s,alive_median,view_median,"
          + "view_p90,view_max,bodies_median,nothing_share,hurts_per_minute,seen_hurts_share,"
          + "cleared_share\n";
  private static final String HEADER =
      "difficulty  wave  seconds  1st seen  1st hit  alive  in view: median / 90 % / most  bodies"
          + "  nothing  hurts/min  seen hurts  cleared\n";

  private final TableFormat format;

  StageTable(TableFormat format) {
    this.format = format;
  }

  void writeHeader(Appendable out) throws IOException {
    out.append(format == TableFormat.CSV ? CSV_HEADER : HEADER);
  }

  void write(Difficulty difficulty, int wave, StageTally tally, Appendable out) throws IOException {
    String layout =
        format == TableFormat.CSV
            ? "%s,%d,%s,%s,%s,%d,%d,%d,%d,%d,%.4f,%.3f,%s,%.4f\n"
            : "%-10s  %4d  %7s  %8s  %7s  %5d  %15d / %4d / %4d  %6d  %7.3f  %9.2f  %10s  %7.2f\n";
    out.append(
        String.format(
            Locale.ROOT,
            layout,
            difficulty,
            wave,
            number("%.1f", tally.medianSeconds()),
            number("%.2f", tally.firstInView()),
            number("%.2f", tally.firstHit()),
            tally.alive.quantile(MEDIAN),
            tally.inView.quantile(MEDIAN),
            tally.inView.quantile(MOST),
            tally.inView.quantile(1),
            tally.bodiesInView.quantile(MEDIAN),
            tally.inView.share(0),
            tally.hurtsPerMinute(),
            number("%.4f", tally.seenHurtsShare()),
            tally.clearedShare()));
  }

  /** Empty where there is none. */
  private String number(String layout, double value) {
    if (Double.isNaN(value)) {
      return format == TableFormat.CSV ? "" : "-";
    }
    return String.format(Locale.ROOT, layout, value);
  }
}
