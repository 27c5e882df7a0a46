package towline.lab.aim;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.ShotFrame;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.game.range.SetupFile;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SetOption;
import towline.lab.experiment.SetupOption;
import towline.lab.experiment.TableOption;
import towline.store.InputException;
import towline.trial.ParameterValues;
import towline.trial.duel.DuelOptions;
import towline.trial.duel.DuelParameters;
import towline.trial.duel.DuelSimulation;
import towline.trial.duel.DuelTally;
import towline.trial.duel.MountType;
import towline.trial.duel.TargetMotion;

/** Compares aim modes: one turret, one target and one shot at a time. */
@Command(
    name = "duel",
    description = "One turret against one target at a time: how often does each aim mode hit?")
public final class Duel implements Callable<Integer> {
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
              row -> row.mode.isSure() ? String.valueOf(row.tally.certainEngagements()) : ""));

  @Option(
      names = "--mode",
      paramLabel = "M",
      split = ",",
      description = "Aim modes: ${COMPLETION-CANDIDATES} (default: all).")
  private List<AimMode> modes = List.of();

  @Option(
      names = "--motion",
      paramLabel = "K",
      split = ",",
      converter = Motions.class,
      completionCandidates = Motions.class,
      description =
          "How the targets move: ${COMPLETION-CANDIDATES}; or a courier of the game, such as weaver"
              + " (default: all but couriers).")
  private List<TargetMotion> motions = List.of();

  @Option(
      names = "--shots",
      paramLabel = "N",
      description = "Engagements per mode and motion (default: ${DEFAULT-VALUE}).")
  private int shots = 1000;

  @Option(names = "--seed", paramLabel = "N", description = "The random seed (default: 1).")
  private @Nullable Long seed;

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

  @Mixin private SetupOption setup;
  @Mixin private SetOption set;
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  /** The reader of the name of a motion; completion lists those without couriers. */
  static final class Motions implements ITypeConverter<TargetMotion>, Iterable<String> {
    @Override
    public TargetMotion convert(String text) {
      try {
        return TargetMotion.named(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }

    @Override
    public Iterator<String> iterator() {
      return TargetMotion.CLASSES.stream().map(TargetMotion::toString).iterator();
    }
  }

  @Override
  public Integer call() throws InputException, IOException {
    OptionRanges.within(spec, "--shots", shots, 1, 10_000_000);
    SetupFile file = setup.read();
    ParameterValues parameters = set.values(file, DuelParameters.TABLE);
    DuelOptions duel;
    DuelSimulation engagements;
    try {
      duel = options(file, parameters);
      engagements = new DuelSimulation(duel);
      engagements.finish();
    } catch (IllegalArgumentException e) {
      throw set.refusal(String.valueOf(e.getMessage()));
    }
    if (table.isCsv()) {
      ResultTable.RowWriter<Row> rows = table.begin(TABLE);
      for (AimMode mode : duel.modes()) {
        for (TargetMotion motion : duel.motions()) {
          rows.write(new Row(mode, motion, engagements.tally(mode, motion)));
        }
      }
    } else {
      writeHitRates(duel, engagements, table.out());
      if (duel.planning() == Planning.EVERY_TICK) {
        writeDelays(duel, engagements, table.out());
      }
    }
    return ExitCode.DONE;
  }

  /** Returns the options of the command line, else of the set-up. */
  private DuelOptions options(SetupFile file, ParameterValues parameters) throws InputException {
    file.requireBench("aim");
    file.take("view");
    List<AimMode> setupModes = file.shown(AimMode.values());
    List<TargetMotion> setupMotions = file.choice("target", TargetMotion.all()).stream().toList();
    Planning setupPlanning =
        file.choice("planning", Planning.values()).orElse(Planning.ONCE_A_SHOT);
    MountType setupMount = file.choice("mount", MountType.values()).orElse(MountType.FIXED);
    ShotFrame setupFrame = file.choice("frame", ShotFrame.values()).orElse(ShotFrame.WORLD);
    long setupSeed = file.number("seed", 1);
    file.requireAllUsed();
    return new DuelOptions(
        firstGiven(modes, setupModes, List.of(AimMode.values())),
        firstGiven(motions, setupMotions, TargetMotion.CLASSES),
        shots,
        seed == null ? setupSeed : seed,
        replan ? Planning.EVERY_TICK : setupPlanning,
        towed ? MountType.TOWED : setupMount,
        frame == null ? setupFrame : frame,
        parameters);
  }

  private static <T> List<T> firstGiven(List<T> typed, List<T> read, List<T> usual) {
    List<T> given = typed.isEmpty() ? read : typed;
    return (given.isEmpty() ? usual : given).stream().distinct().toList();
  }

  /** Writes a table with a line for each mode and a column for each motion. */
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
   * Writes the cost of planning again in every tick, as most games do: shots that never leave, or
   * leave late.
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
