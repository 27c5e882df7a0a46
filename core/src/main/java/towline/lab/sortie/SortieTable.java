package towline.lab.sortie;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import towline.aim.AimMode;
import towline.lab.Interval;
import towline.lab.TableFormat;

/** Writes what came of a sortie. */
final class SortieTable {
  private static final String CSV_HEADER =
      "mode,seeds,seconds,shots,hits,hit_rate,low95,high95,kills,mean_score,deaths\n";

  private final SortieOptions options;

  SortieTable(SortieOptions options) {
    this.options = options;
  }

  void write(List<SortieTally> tallies, Appendable out) throws IOException {
    out.append(
        options.format() == TableFormat.CSV
            ? CSV_HEADER
            : String.format(
                Locale.ROOT,
                "%d runs of at most %d s each, flown by %s%nmode       shots   hits  hit rate (95"
                    + " %% interval)  kills  mean score  deaths%n",
                options.seeds(),
                options.seconds(),
                options.bot()));
    for (int i = 0; i < tallies.size(); i++) {
      AimMode mode = options.modes().get(i);
      out.append(
          options.format() == TableFormat.CSV
              ? csv(mode, tallies.get(i))
              : readable(mode, tallies.get(i)));
    }
  }

  private String csv(AimMode mode, SortieTally tally) {
    return String.format(
        Locale.ROOT,
        "%s,%d,%d,%d,%d,%s,%d,%.1f,%d\n",
        mode,
        options.seeds(),
        options.seconds(),
        tally.shots,
        tally.hits,
        tally.shots == 0 ? ",," : rate(tally, "%.5f,%.5f,%.5f"),
        tally.kills,
        tally.meanScore(),
        tally.deaths);
  }

  private static String readable(AimMode mode, SortieTally tally) {
    return String.format(
        Locale.ROOT,
        "%-10s %5d  %5d  %-24s  %5d  %10.1f  %6d\n",
        mode,
        tally.shots,
        tally.hits,
        tally.shots == 0 ? "-" : rate(tally, "%.3f (%.3f-%.3f)"),
        tally.kills,
        tally.meanScore(),
        tally.deaths);
  }

  private static String rate(SortieTally tally, String format) {
    Interval interval = Interval.wilson95(tally.hits, tally.shots);
    return String.format(Locale.ROOT, format, tally.hitRate(), interval.low(), interval.high());
  }
}
