package towline.lab.duel;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import towline.aim.AimMode;
import towline.lab.Interval;
import towline.lab.TableFormat;

/** Writes what came of a duel. */
final class DuelTable {
  private static final String HEADER =
      "mode,motion,engagements,shots,hits,hit_rate,low95,high95,mean_time_to_hit_s\n";

  private final DuelOptions options;

  DuelTable(DuelOptions options) {
    this.options = options;
  }

  void write(Map<AimMode, Map<TargetMotion, DuelTally>> tallies, Appendable out)
      throws IOException {
    if (options.format() == TableFormat.CSV) {
      writeCsv(tallies, out);
    } else {
      writeReadable(tallies, out);
    }
  }

  private void writeCsv(Map<AimMode, Map<TargetMotion, DuelTally>> tallies, Appendable out)
      throws IOException {
    out.append(HEADER);
    for (AimMode mode : options.modes()) {
      for (TargetMotion motion : options.motions()) {
        DuelTally tally = tally(tallies, mode, motion);
        Interval interval = tally.interval();
        out.append(
            String.format(
                Locale.ROOT,
                "%s,%s,%d,%d,%d,%.5f,%.5f,%.5f,%s\n",
                mode,
                motion,
                tally.engagements(),
                tally.shots(),
                tally.hits(),
                tally.hitRate(),
                interval.low(),
                interval.high(),
                tally.hits() > 0 ? String.format(Locale.ROOT, "%.4f", tally.meanTimeToHit()) : ""));
      }
    }
  }

  private void writeReadable(Map<AimMode, Map<TargetMotion, DuelTally>> tallies, Appendable out)
      throws IOException {
    out.append("hits / engagements (95 % interval), ");
    out.append(String.format(Locale.ROOT, "%d engagements each\n", options.engagements()));
    out.append(String.format(Locale.ROOT, "%-10s", "mode"));
    for (TargetMotion motion : options.motions()) {
      out.append(String.format(Locale.ROOT, "  %-19s", motion));
    }
    out.append('\n');
    for (AimMode mode : options.modes()) {
      out.append(String.format(Locale.ROOT, "%-10s", mode));
      for (TargetMotion motion : options.motions()) {
        DuelTally tally = tally(tallies, mode, motion);
        Interval interval = tally.interval();
        out.append(
            String.format(
                Locale.ROOT,
                "  %.3f (%.3f-%.3f)",
                tally.hitRate(),
                interval.low(),
                interval.high()));
      }
      out.append('\n');
    }
    if (options.planning() == AimMode.Planning.EVERY_TICK) {
      writeDelays(tallies, out);
    }
  }

  /**
   * What planning again in every tick, as most games do, costs: shots that never leave, or late.
   */
  private void writeDelays(Map<AimMode, Map<TargetMotion, DuelTally>> tallies, Appendable out)
      throws IOException {
    out.append(
        "\nnever fired, and mean / longest delay of the shot behind the certain optimum's\n");
    for (AimMode mode : options.modes()) {
      out.append(String.format(Locale.ROOT, "%-10s", mode));
      for (TargetMotion motion : options.motions()) {
        DuelTally tally = tally(tallies, mode, motion);
        double never = 1 - (double) tally.shots() / tally.engagements();
        out.append(String.format(Locale.ROOT, "  %5.2f%%", 100 * never));
        out.append(
            tally.shots() > 0
                ? String.format(
                    Locale.ROOT, " %.3f/%.2f s", tally.meanDelay(), tally.longestDelay())
                : "            ");
      }
      out.append('\n');
    }
  }

  private static DuelTally tally(
      Map<AimMode, Map<TargetMotion, DuelTally>> tallies, AimMode mode, TargetMotion motion) {
    return Objects.requireNonNull(Objects.requireNonNull(tallies.get(mode)).get(motion));
  }
}
