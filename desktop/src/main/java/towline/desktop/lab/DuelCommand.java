package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import towline.aim.AimMode;
import towline.aim.situation.ShotFrame;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.ModesOption;
import towline.desktop.cli.SeedOption;
import towline.desktop.cli.SetOption;
import towline.lab.InputException;
import towline.lab.ParameterValues;
import towline.lab.SetupFile;
import towline.lab.duel.DuelExperiment;
import towline.lab.duel.DuelOptions;
import towline.lab.duel.DuelParameters;
import towline.lab.duel.MountType;
import towline.lab.duel.TargetMotion;

/** One turret, one target, one shot, many times. */
@Command(
    name = "duel",
    description = "One turret against one target at a time: how often does each aim mode hit?")
final class DuelCommand extends LabCommand {
  private static final int MOST_SHOTS = 10_000_000;

  @Mixin private ModesOption modes;
  @Mixin private SeedOption seed;
  @Mixin private CsvOption csv;
  @Mixin private SetOption set;

  @Option(
      names = "--motion",
      paramLabel = "K",
      split = ",",
      description = "How the targets move: ${COMPLETION-CANDIDATES} (default: all).")
  private List<TargetMotion> motions = List.of();

  @Option(
      names = "--shots",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Engagements per mode and motion (default: ${DEFAULT-VALUE}).")
  private int shots;

  @Option(names = "--replan", description = "Every mode replans in every tick.")
  private boolean replan;

  @Option(
      names = "--towed",
      description = "Mounts the turret on the drone, towed by a ship that flies figures of eight.")
  private boolean towed;

  @Option(
      names = "--frame",
      paramLabel = "NAME",
      description =
          "Whose speed a shot has its own on top of: ${COMPLETION-CANDIDATES} (default: WORLD).")
  private @Nullable ShotFrame frame;

  @Override
  void run(Appendable out) throws IOException, InputException {
    ParameterValues parameters = set.values(spec(), DuelParameters.TABLE);
    try {
      DuelExperiment.run(options(parameters, set.file()), out);
    } catch (IllegalArgumentException e) {
      throw SetOption.refusal(spec(), String.valueOf(e.getMessage()));
    }
  }

  private DuelOptions options(ParameterValues parameters, SetupFile file) throws InputException {
    file.requireBench("aim");
    file.take("view");
    List<AimMode> shown = file.shown(AimMode.values());
    List<TargetMotion> moved =
        file.choice("target", TargetMotion.values()).map(List::of).orElse(List.of());
    AimMode.Planning planned =
        file.choice("planning", AimMode.Planning.values()).orElse(AimMode.Planning.ONCE_A_SHOT);
    MountType mounted = file.choice("mount", MountType.values()).orElse(MountType.FIXED);
    ShotFrame framed = file.choice("frame", ShotFrame.values()).orElse(ShotFrame.WORLD);
    long sown = file.number("seed", seed.seed);
    file.requireAllUsed();
    return new DuelOptions(
        isGiven("--mode") || shown.isEmpty() ? modes.modes() : shown,
        selected(motions.isEmpty() ? moved : motions, TargetMotion.values()),
        within("--shots", shots, 1, MOST_SHOTS),
        isGiven("--seed") ? seed.seed : sown,
        replan ? AimMode.Planning.EVERY_TICK : planned,
        towed ? MountType.TOWED : mounted,
        frame == null ? framed : frame,
        csv.format(),
        parameters);
  }
}
