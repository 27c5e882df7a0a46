package towline.lab.sortie;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import towline.lab.Interval;
import towline.lab.TableFormat;
import towline.lab.TableWriter;

/** The table of lab sortie: a row for each aim mode. */
final class SortieTable {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "mode,seeds,seconds,shots,hits,hit_rate,low95,high95,hit_rate_alive,kills,mean_score,deaths",
          "%s,%d,%d,%d,%d,%s,%s,%d,%.1f,%d");
  private static final TableWriter.Layout READABLE =
      new TableWriter.Layout(
          "mode       shots   hits  hit rate (95 % interval)  of living  kills  mean score  deaths",
          "%1$-10s %4$5d  %5$5d  %6$-24s  %7$9s  %8$5d  %9$10.1f  %10$6d");

  private final SortieOptions options;

  SortieTable(SortieOptions options) {
    this.options = options;
  }

  void write(List<SortieTally> tallies, Appendable out) throws IOException {
    if (options.format() == TableFormat.READABLE) {
      out.append(
          String.format(
              Locale.ROOT,
              "%d runs of at most %d s each, flown by %s%n",
              options.seeds().count(),
              options.seconds(),
              options.bot()));
    }
    TableWriter table = new TableWriter(options.format().choose(CSV, READABLE), out);
    table.writeHeader();
    for (int i = 0; i < tallies.size(); i++) {
      SortieTally tally = tallies.get(i);
      table.writeRow(
          options.modes().get(i),
          options.seeds().count(),
          options.seconds(),
          tally.shots,
          tally.hits,
          hitRate(tally),
          TableWriter.cell(options.format().choose("%.5f", "%.3f"), tally.hitRateAlive()),
          tally.kills,
          tally.meanScore(),
          tally.deaths);
    }
  }

  /** Hit rate with its interval: three cells of the CSV, one of the readable table. */
  private String hitRate(SortieTally tally) {
    if (tally.shots == 0) {
      return options.format().choose(",,", "-");
    }
    Interval interval = Interval.wilson95(tally.hits, tally.shots);
    return String.format(
        Locale.ROOT,
        options.format().choose("%.5f,%.5f,%.5f", "%.3f (%.3f-%.3f)"),
        tally.hitRate(),
        interval.low(),
        interval.high());
  }
}
