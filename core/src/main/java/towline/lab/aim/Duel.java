package towline.lab.aim;

import static towline.lab.SetOptions.SET;
import static towline.lab.SetOptions.SETUP;
import static towline.lab.SharedOptions.CSV;
import static towline.lab.SharedOptions.MODES;
import static towline.lab.SharedOptions.SEED;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import towline.aim.AimMode;
import towline.aim.situation.ShotFrame;
import towline.game.range.SetupFile;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SetOptions;
import towline.lab.SharedOptions;
import towline.lab.TableFormat;
import towline.lab.UsageException;
import towline.store.InputException;
import towline.trial.ParameterValues;
import towline.trial.duel.DuelOptions;
import towline.trial.duel.DuelParameters;
import towline.trial.duel.DuelSimulation;
import towline.trial.duel.DuelTally;
import towline.trial.duel.MountType;
import towline.trial.duel.TargetMotion;

/** One turret, one target, one shot, many times. */
public final class Duel implements Experiment {
  private static final LabOption<List<TargetMotion>> MOTIONS =
      LabOption.list(
              "--motion",
              "K",
              TargetMotion.CLASSES,
              LabOption.naming("How the targets move", TargetMotion.CLASSES.toArray())
                  + "; or a courier of the game, such as weaver",
              TargetMotion::named)
          .otherwise(TargetMotion.CLASSES, "all but couriers");

  private static final LabOption<Integer> SHOTS =
      LabOption.integer("--shots", "N", 1000, 1, 10_000_000, "Engagements per mode and motion");

  private static final LabOption<Boolean> REPLAN =
      LabOption.flag("--replan", "Every mode replans in every tick");

  private static final LabOption<Boolean> TOWED =
      LabOption.flag(
          "--towed", "Mounts the turret on the drone, towed by a ship that flies figures of eight");

  private static final LabOption<ShotFrame> FRAME =
      LabOption.choice(
          "--frame", "NAME", ShotFrame.WORLD, "Whose speed a shot has its own on top of");

  private record Row(AimMode mode, TargetMotion motion, DuelTally tally) {}

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.of("mode", "%s", Row::mode),
          ResultColumn.of("motion", "%s", Row::motion),
          ResultColumn.of("engagements", "%d", row -> row.tally.engagements()),
          ResultColumn.of("shots", "%d", row -> row.tally.shots()),
          ResultColumn.of("hits", "%d", row -> row.tally.hits()),
          ResultColumn.of("hit_rate", "%.5f", row -> row.tally.hitRate()),
          ResultColumn.of("low95", "%.5f", row -> row.tally.interval().low()),
          ResultColumn.of("high95", "%.5f", row -> row.tally.interval().high()),
          ResultColumn.of("mean_time_to_hit_s", "%.4f", row -> row.tally.meanTimeToHit()),
          ResultColumn.of(
              "possible",
              "%s",
              row -> row.mode.isSure() ? String.valueOf(row.tally.possible()) : ""));

  @Override
  public String name() {
    return "duel";
  }

  @Override
  public String description() {
    return "One turret against one target at a time: how often does each aim mode hit?";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(MODES, MOTIONS, SHOTS, SEED, REPLAN, TOWED, FRAME, CSV, SET, SETUP);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, InputException, IOException {
    SetupFile file = SetOptions.file(asked);
    ParameterValues parameters = SetOptions.values(asked, file, DuelParameters.TABLE);
    DuelOptions duel;
    DuelSimulation engagements;
    try {
      duel = options(asked, file, parameters);
      engagements = new DuelSimulation(duel);
      engagements.finish();
    } catch (IllegalArgumentException e) {
      throw SET.refusal(String.valueOf(e.getMessage()));
    }
    if (SharedOptions.format(asked) == TableFormat.CSV) {
      ResultTable.RowWriter<Row> rows = TABLE.begin(TableFormat.CSV, out);
      for (AimMode mode : duel.modes()) {
        for (TargetMotion motion : duel.motions()) {
          rows.write(new Row(mode, motion, engagements.tally(mode, motion)));
        }
      }
    } else {
      writeHitRates(duel, engagements, out);
      if (duel.planning() == AimMode.Planning.EVERY_TICK) {
        writeDelays(duel, engagements, out);
      }
    }
  }

  /** What stands on the command line goes before what the file says. */
  private static DuelOptions options(OptionValues asked, SetupFile file, ParameterValues parameters)
      throws InputException {
    file.requireBench("aim");
    file.take("view");
    List<AimMode> shown = file.shown(AimMode.values());
    List<TargetMotion> moved = file.choice("target", TargetMotion.all()).stream().toList();
    AimMode.Planning planned =
        file.choice("planning", AimMode.Planning.values()).orElse(AimMode.Planning.ONCE_A_SHOT);
    MountType mounted = file.choice("mount", MountType.values()).orElse(MountType.FIXED);
    ShotFrame framed = file.choice("frame", ShotFrame.values()).orElse(ShotFrame.WORLD);
    long sown = file.number("seed", asked.get(SEED));
    file.requireAllUsed();
    return new DuelOptions(
        asked.isGiven(MODES) || shown.isEmpty() ? asked.distinct(MODES) : shown,
        asked.isGiven(MOTIONS) || moved.isEmpty() ? asked.distinct(MOTIONS) : moved,
        asked.get(SHOTS),
        asked.isGiven(SEED) ? asked.get(SEED) : sown,
        asked.get(REPLAN) ? AimMode.Planning.EVERY_TICK : planned,
        asked.get(TOWED) ? MountType.TOWED : mounted,
        asked.isGiven(FRAME) ? asked.get(FRAME) : framed,
        parameters);
  }

  /** Modes down, motions across. */
  private static void writeHitRates(DuelOptions duel, DuelSimulation engagements, Appendable out)
      throws IOException {
    out.append(
        text("hits / engagements (95 %% interval), %d engagements each\n", duel.engagements()));
    out.append(text("%-10s", "mode"));
    for (TargetMotion motion : duel.motions()) {
      out.append(text("  %-19s", motion));
    }
    out.append('\n');
    for (AimMode mode : duel.modes()) {
      out.append(text("%-10s", mode));
      for (TargetMotion motion : duel.motions()) {
        DuelTally tally = engagements.tally(mode, motion);
        out.append("  ").append(tally.interval().around(tally.hitRate()));
      }
      out.append('\n');
    }
  }

  /**
   * What planning again in every tick, as most games do, costs: shots that never leave, or late.
   */
  private static void writeDelays(DuelOptions duel, DuelSimulation engagements, Appendable out)
      throws IOException {
    out.append(
        "\nnever fired, and mean / longest delay of the shot behind the certain optimum's\n");
    for (AimMode mode : duel.modes()) {
      out.append(text("%-10s", mode));
      for (TargetMotion motion : duel.motions()) {
        DuelTally tally = engagements.tally(mode, motion);
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
