package towline.desktop.lab;

import java.io.IOException;
import java.util.List;
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
      defaultValue = "WORLD",
      description =
          "Whose speed a shot has its own on top of: ${COMPLETION-CANDIDATES} (default:"
              + " ${DEFAULT-VALUE}).")
  private ShotFrame frame;

  @Override
  void run(Appendable out) throws IOException, InputException {
    ParameterValues parameters = set.values(spec(), DuelParameters.TABLE);
    try {
      DuelExperiment.run(options(parameters), out);
    } catch (IllegalArgumentException e) {
      throw SetOption.refusal(spec(), String.valueOf(e.getMessage()));
    }
  }

  private DuelOptions options(ParameterValues parameters) {
    return new DuelOptions(
        modes.modes(),
        selected(motions, TargetMotion.values()),
        within("--shots", shots, 1, MOST_SHOTS),
        seed.seed,
        replan ? AimMode.Planning.EVERY_TICK : AimMode.Planning.ONCE_A_SHOT,
        towed ? MountType.TOWED : MountType.FIXED,
        frame,
        csv.format(),
        parameters);
  }
}
