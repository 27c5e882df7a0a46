package towline.lab.runs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.desktop.cli.BotOption;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedsOption;
import towline.lab.experiment.TableOption;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.trial.Interval;

/**
 * Measures the share of opened couriers of each kind, with a bot in the real game and the drone in
 * each aim mode.
 */
@Command(
    name = "couriers",
    description = "A bot flies the real game in each aim mode: which couriers are opened.",
    footer = "A courier that is still there when a run ends does not count.")
public final class Couriers implements Callable<Integer> {
  private static final double MOST_GRAVITY = 30;

  private record Subject(int wave, AimMode mode) {}

  /** The offered and opened couriers of each kind, by index. */
  private static final class Tally {
    final int[] offered;
    final int[] opened;

    Tally(int kinds) {
      offered = new int[kinds];
      opened = new int[kinds];
    }

    void add(Tally other) {
      for (int kind = 0; kind < offered.length; kind++) {
        offered[kind] += other.offered[kind];
        opened[kind] += other.opened[kind];
      }
    }

    /**
     * Counts the events of a tick. Couriers still present at the end of the run are not counted.
     */
    void count(EventList events) {
      for (int i = 0; i < events.size(); i++) {
        Event event = events.get(i);
        if (event.type() == EventType.COURIER_OPENED) {
          offered[event.courierKind()]++;
          opened[event.courierKind()]++;
        } else if (event.type() == EventType.COURIER_ESCAPED) {
          offered[event.courierKind()]++;
        }
      }
    }
  }

  private record Row(int wave, String courier, AimMode mode, int offered, int opened) {
    double share() {
      return (double) opened / offered;
    }

    Interval interval() {
      return Interval.wilson95(opened, offered);
    }
  }

  private static final ResultTable<Row> TABLE =
      ResultTable.of(
          ResultColumn.<Row>of("wave", "%d", Row::wave).readable("wave", "%4s"),
          ResultColumn.<Row>of("courier", "%s", Row::courier).readable("  courier   ", "  %-10s"),
          ResultColumn.<Row>of("mode", "%s", Row::mode).readable("  mode      ", "  %-10s"),
          ResultColumn.of("offered", "%d", Row::offered),
          ResultColumn.of("opened", "%d", Row::opened),
          ResultColumn.of("share", "%.4f", Row::share),
          ResultColumn.of("low95", "%.4f", row -> row.interval().low()),
          ResultColumn.of("high95", "%.4f", row -> row.interval().high()));

  @Option(
      names = "--wave",
      paramLabel = "N",
      split = ",",
      description = "The waves to start with (default: 5).")
  private List<Integer> waves = List.of(5);

  @Option(
      names = "--gravity",
      paramLabel = "G",
      description = "Gravity of every sector in m/s^2 (default: that of each sector).")
  private @Nullable Double gravity;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      description = "Length of a run in seconds (default: ${DEFAULT-VALUE}).")
  private int seconds = 60;

  @Mixin private BotOption bot;
  @Mixin private final SeedsOption seeds = new SeedsOption(20, 1);
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, InterruptedException {
    GameContent content = content();
    OptionRanges.within(spec, "--wave", waves, 1, content.arcade().last());
    OptionRanges.within(spec, "--seconds", seconds, 1, 3600);
    List<Subject> subjects = new ArrayList<>();
    for (int wave : waves.stream().distinct().toList()) {
      for (AimMode mode : AimMode.values()) {
        subjects.add(new Subject(wave, mode));
      }
    }
    int ticks = seconds * FixedStep.TICKS_A_SECOND;
    String pilot = bot.name();
    List<List<Tally>> flown =
        ParallelRuns.run(
            subjects, seeds.range(), (subject, seed) -> fly(content, subject, seed, pilot, ticks));
    ResultTable.RowWriter<Row> rows = table.begin(TABLE);
    List<CourierTable.Kind> kinds = content.couriers().kinds();
    for (int wave : waves.stream().distinct().toList()) {
      for (int kind = 0; kind < kinds.size(); kind++) {
        for (int i = 0; i < subjects.size(); i++) {
          Tally sum = new Tally(kinds.size());
          flown.get(i).forEach(sum::add);
          if (subjects.get(i).wave == wave && sum.offered[kind] > 0) {
            String name = kinds.get(kind).spec().name();
            AimMode mode = subjects.get(i).mode;
            rows.write(new Row(wave, name, mode, sum.offered[kind], sum.opened[kind]));
          }
        }
      }
    }
    return ExitCode.DONE;
  }

  /** Returns the content of the game, with the chosen gravity. */
  private GameContent content() {
    GameContent content = GameContent.load();
    if (gravity == null) {
      return content;
    }
    if (!(gravity >= 0 && gravity <= MOST_GRAVITY)) {
      throw OptionRanges.refusal(
          spec,
          "--gravity",
          String.format(Locale.ROOT, "%s is out of range (0 to %.0f)", gravity, MOST_GRAVITY));
    }
    return content.withArcade(content.arcade().withGravity(gravity));
  }

  private static Tally fly(GameContent content, Subject subject, long seed, String bot, int ticks) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, subject.wave, subject.mode.ordinal());
    Tally tally = new Tally(content.couriers().kinds().size());
    try (BotRun flight = new BotRun(content, setup, bot, BotRun.ModeChoice.FIXED)) {
      for (int tick = 0; tick < ticks && !flight.run().over(); tick++) {
        flight.tick();
        tally.count(flight.run().events());
      }
    }
    return tally;
  }
}
