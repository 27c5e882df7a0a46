package towline.lab.stage;

import java.io.IOException;
import towline.content.Difficulty;
import towline.lab.TableFormat;
import towline.lab.TableWriter;

/** Writes what lab stage counted, a line a wave. */
final class StageTable {
  private static final double MEDIAN = 0.5;
  private static final double MOST = 0.9;
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "difficulty,wave,median_seconds,first_in_view_s,first_hit_s,alive_median,view_median,"
              + "view_p90,view_max,bodies_median,nothing_share,hurts_per_minute,seen_hurts_share,"
              + "cleared_share",
          "%s,%d,%s,%s,%s,%d,%d,%d,%d,%d,%.4f,%.3f,%s,%.4f");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "difficulty  wave  seconds  1st seen  1st hit  alive  in view: median / 90 % / most"
              + "  bodies  nothing  hurts/min  seen hurts  cleared",
          "%-10s  %4d  %7s  %8s  %7s  %5d  %15d / %4d / %4d  %6d  %7.3f  %9.2f  %10s  %7.2f");

  private final TableWriter table;

  StageTable(TableFormat format, Appendable out) {
    table = new TableWriter(format.choose(CSV, READABLE), out);
  }

  void writeHeader() throws IOException {
    table.writeHeader();
  }

  void writeRow(Difficulty difficulty, int wave, StageTally tally) throws IOException {
    table.writeRow(
        difficulty,
        wave,
        TableWriter.cell("%.1f", tally.medianSeconds()),
        TableWriter.cell("%.2f", tally.firstInView()),
        TableWriter.cell("%.2f", tally.firstHit()),
        tally.alive.quantile(MEDIAN),
        tally.inView.quantile(MEDIAN),
        tally.inView.quantile(MOST),
        tally.inView.quantile(1),
        tally.bodiesInView.quantile(MEDIAN),
        tally.inView.share(0),
        tally.hurtsPerMinute(),
        TableWriter.cell("%.4f", tally.seenHurtsShare()),
        tally.clearedShare());
  }
}
