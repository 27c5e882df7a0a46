package towline.lab.duel;

import java.io.IOException;
import java.util.Locale;
import towline.aim.AimMode;
import towline.lab.Interval;
import towline.lab.TableFormat;
import towline.lab.TableWriter;

/** The tables of lab duel: a row for each mode and motion, or modes down and motions across. */
final class DuelTable {
  private static final TableWriter.Layout CSV =
      new TableWriter.Layout(
          "mode,motion,engagements,shots,hits,hit_rate,low95,high95,mean_time_to_hit_s,"
              + "possible",
          "%s,%s,%d,%d,%d,%.5f,%.5f,%.5f,%s,%s");

  private final DuelOptions options;
  private final DuelExperiment experiment;

  DuelTable(DuelOptions options, DuelExperiment experiment) {
    this.options = options;
    this.experiment = experiment;
  }

  void write(Appendable out) throws IOException {
    if (options.format() == TableFormat.CSV) {
      writeCsv(out);
      return;
    }
    writeHitRates(out);
    if (options.planning() == AimMode.Planning.EVERY_TICK) {
      writeDelays(out);
    }
  }

  private void writeCsv(Appendable out) throws IOException {
    TableWriter table = new TableWriter(CSV, out);
    table.writeHeader();
    for (AimMode mode : options.modes()) {
      for (TargetMotion motion : options.motions()) {
        DuelTally tally = experiment.tally(mode, motion);
        Interval interval = tally.interval();
        table.writeRow(
            mode,
            motion,
            tally.engagements(),
            tally.shots(),
            tally.hits(),
            tally.hitRate(),
            interval.low(),
            interval.high(),
            TableWriter.cell("%.4f", tally.meanTimeToHit()),
            mode.isSure() ? Integer.toString(tally.possible()) : "");
      }
    }
  }

  private void writeHitRates(Appendable out) throws IOException {
    out.append(
        text("hits / engagements (95 %% interval), %d engagements each\n", options.engagements()));
    out.append(text("%-10s", "mode"));
    for (TargetMotion motion : options.motions()) {
      out.append(text("  %-19s", motion));
    }
    out.append('\n');
    for (AimMode mode : options.modes()) {
      out.append(text("%-10s", mode));
      for (TargetMotion motion : options.motions()) {
        DuelTally tally = experiment.tally(mode, motion);
        Interval interval = tally.interval();
        out.append(text("  %.3f (%.3f-%.3f)", tally.hitRate(), interval.low(), interval.high()));
      }
      out.append('\n');
    }
  }

  /**
   * What planning again in every tick, as most games do, costs: shots that never leave, or late.
   */
  private void writeDelays(Appendable out) throws IOException {
    out.append(
        "\nnever fired, and mean / longest delay of the shot behind the certain optimum's\n");
    for (AimMode mode : options.modes()) {
      out.append(text("%-10s", mode));
      for (TargetMotion motion : options.motions()) {
        DuelTally tally = experiment.tally(mode, motion);
        double never = 1 - (double) tally.shots() / tally.engagements();
        out.append(text("  %5.2f%%", 100 * never));
        out.append(
            tally.shots() > 0
                ? text(" %.3f/%.2f s", tally.meanDelay(), tally.longestDelay())
                : "            ");
      }
      out.append('\n');
    }
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
