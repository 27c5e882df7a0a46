package towline.game.range;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.trial.Interval;
import towline.trial.duel.DuelTally;
import towline.trial.duel.DuelTurret;

/** The rows of the table of the bench AIM. */
final class AimRows {
  private AimRows() {}

  /** Returns the row of a mode with its tally. */
  static LiveTable.Row of(RangeTools tools, AimMode mode, DuelTally tally) {
    int rgb = tools.palette().modeColour(mode.ordinal());
    String name = name(tools, mode);
    Interval interval = tally.interval();
    boolean none = tally.engagements() == 0;
    String rate = none ? "" : tools.words().percent(tally.hitRate(), 1);
    String hits = tally.hits() + " / " + tally.engagements();
    String time = tally.hits() == 0 ? "" : tools.words().number(tally.meanTimeToHit(), 2) + " s";
    double rank = none ? 0 : tally.hitRate();
    return new LiveTable.Row(
        name,
        rgb,
        none ? Double.NaN : tally.hitRate(),
        none ? 1 : interval.low(),
        none ? 0 : interval.high(),
        rank,
        List.of(rate, hits, time));
  }

  static String name(RangeTools tools, AimMode mode) {
    return tools.words().of("aim." + mode.name());
  }

  /** Returns the width of the longest name of {@code modes}, physical pixels. */
  static double widestName(RangeTools tools, List<AimMode> modes) {
    double widest = 0;
    for (AimMode mode : modes) {
      widest = Math.max(widest, tools.text().width(name(tools, mode)));
    }
    return widest;
  }

  /** Returns the maximum width of a result of a staged engagement, physical pixels. */
  static double widestResult(RangeTools tools) {
    String number = tools.words().number(10, 2);
    double hit = tools.text().width(tools.words().of("range.hit", number));
    double miss = tools.text().width(tools.words().of("range.miss", number));
    return Math.max(Math.max(hit, miss), tools.text().width(tools.words().of("range.noshot")));
  }

  /** Returns the row of a mode in a staged engagement. */
  static LiveTable.Row ofStaged(RangeTools tools, AimMode mode, List<DuelTurret> turrets) {
    int rgb = tools.palette().modeColour(mode.ordinal());
    String name = name(tools, mode);
    String result = "";
    double rank = 0;
    double share = Double.NaN;
    for (DuelTurret turret : turrets) {
      if (turret.mode() == mode && turret.timeToHit() < Double.POSITIVE_INFINITY) {
        result = tools.words().of("range.hit", tools.words().number(turret.timeToHit(), 2));
        rank = 100 - turret.timeToHit();
        share = 1;
      } else if (turret.mode() == mode && turret.isOver()) {
        result =
            turret.hasFired()
                ? tools.words().of("range.miss", tools.words().number(turret.closestApproach(), 2))
                : tools.words().of("range.noshot");
        share = 0;
      }
    }
    return new LiveTable.Row(name, rgb, share, 1, 0, rank, List.of(result));
  }
}
