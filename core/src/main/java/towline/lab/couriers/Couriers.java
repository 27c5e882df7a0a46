package towline.lab.couriers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import towline.aim.AimMode;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.lab.Experiment;
import towline.lab.Interval;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ParallelRuns;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SeedOptions;
import towline.lab.SeedRange;
import towline.lab.SharedOptions;
import towline.lab.UsageException;
import towline.session.BotRun;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Event;
import towline.sim.api.EventList;
import towline.sim.api.EventType;

/**
 * A bot flies the real game with the drone in each aim mode: how many of each kind of courier are
 * opened.
 */
public final class Couriers implements Experiment {
  private static final SeedOptions SEEDS = new SeedOptions(20, 1);

  private static final LabOption<List<Integer>> WAVES =
      LabOption.integers("--wave", "N", List.of(5), "The waves to start with");

  private static final LabOption<Integer> SECONDS =
      LabOption.integer("--seconds", "T", 60, 1, 3600, "Length of a run in seconds");

  private static final double STRONGEST_GRAVITY = 30;

  private static final LabOption<Optional<Double>> GRAVITY =
      LabOption.value(
              "--gravity",
              "G",
              Optional.<Double>empty(),
              "Gravity of every sector in m/s^2",
              Couriers::gravity)
          .otherwise(Optional.empty(), "that of each sector");

  private record Subject(int wave, AimMode mode) {}

  /** What came and what was opened, for each kind by its index. */
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

    /** Those that are still there when the run ends were not offered for long enough. */
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

  @Override
  public String name() {
    return "couriers";
  }

  @Override
  public String description() {
    return "A bot flies the real game in each aim mode: which couriers are opened.";
  }

  @Override
  public String footer() {
    return "A courier that is still there when a run ends does not count.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(
        WAVES,
        GRAVITY,
        SharedOptions.BOT,
        SEEDS.count,
        SeedOptions.FIRST,
        SECONDS,
        SharedOptions.CSV);
  }

  private static Optional<Double> gravity(String text) {
    double gravity;
    try {
      gravity = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a number", e);
    }
    if (!(gravity >= 0 && gravity <= STRONGEST_GRAVITY)) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%s is out of range (0 to %.0f)", text, STRONGEST_GRAVITY));
    }
    return Optional.of(gravity);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, IOException, InterruptedException {
    GameContent game = GameContent.load();
    GameContent content =
        asked
            .get(GRAVITY)
            .map(gravity -> game.withArcade(game.arcade().withGravity(gravity)))
            .orElse(game);
    List<Subject> subjects = new ArrayList<>();
    for (int wave : asked.distinct(WAVES)) {
      WAVES.within(wave, 1, content.arcade().last());
      for (AimMode mode : AimMode.values()) {
        subjects.add(new Subject(wave, mode));
      }
    }
    SeedRange seeds = SEEDS.range(asked);
    int ticks = asked.get(SECONDS) * FixedStep.TICKS_A_SECOND;
    String bot = asked.get(SharedOptions.BOT);
    List<List<Tally>> flown =
        ParallelRuns.run(
            workers, subjects, seeds, (of, seed) -> fly(content, of, seed, bot, ticks));
    ResultTable.RowWriter<Row> rows = TABLE.begin(SharedOptions.format(asked), out);
    List<CourierTable.Kind> kinds = content.couriers().kinds();
    for (int wave : asked.distinct(WAVES)) {
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
  }

  private static Tally fly(GameContent content, Subject of, long seed, String bot, int ticks) {
    RunSetup setup = new RunSetup(seed, PlayMode.ARCADE, of.wave, of.mode.ordinal());
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
