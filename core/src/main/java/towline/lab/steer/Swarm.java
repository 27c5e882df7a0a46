package towline.lab.steer;

import static towline.lab.SetOptions.SET;
import static towline.lab.SetOptions.SETUP;
import static towline.lab.SharedOptions.CSV;
import static towline.lab.SharedOptions.RATES;
import static towline.lab.SharedOptions.SEED;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;
import towline.game.range.SetupFile;
import towline.lab.Experiment;
import towline.lab.LabOption;
import towline.lab.OptionValues;
import towline.lab.ParallelRuns;
import towline.lab.ResultColumn;
import towline.lab.ResultTable;
import towline.lab.SeedRange;
import towline.lab.SetOptions;
import towline.lab.SharedOptions;
import towline.lab.TableFormat;
import towline.lab.UsageException;
import towline.store.InputException;
import towline.trial.swarm.RoamingArena;
import towline.trial.swarm.SceneTally;
import towline.trial.swarm.SwarmParameters;
import towline.trial.swarm.SwarmScene;

/** Many tanks in one arena, or in the scenes by which crowds are judged. */
public final class Swarm implements Experiment {
  private static final int MOST_TANKS = 1_000_000;
  private static final int HIGHEST_RATE = 1000;
  private static final int FEWEST_IN_SCENE = 2;
  private static final int MOST_IN_SCENE = 10_000;
  private static final int MOST_SEEDS = 10_000;

  private static final LabOption<List<String>> SCENES =
      LabOption.list(
          "--scene",
          "NAME",
          List.of(),
          LabOption.naming("Scenes", SwarmScene.names().toArray()),
          text -> text);

  private static final LabOption<Integer> SEEDS =
      LabOption.integer("--seeds", "K", 1, "How many seeds a scene is played with");

  private static final LabOption<List<AvoidanceLaw>> LAWS =
      LabOption.choices("--law", "L", AvoidanceLaw.values(), "Avoidance laws");

  private static final LabOption<Integer> TANKS =
      LabOption.integer("--tanks", "N", 1000, "How many tanks")
          .otherwise(1000, "1000, or those of the scene");

  private static final LabOption<Integer> SECONDS =
      LabOption.integer("--seconds", "T", 60, "Seconds to measure, after the first 5 s");

  private static final LabOption<Boolean> TIMING =
      LabOption.flag("--timing", "Adds the time per tank and tick");

  /** A law in the arena, with the median of the microseconds of a tick, per tank. */
  private record Roaming(
      AvoidanceLaw law, int tanks, int seconds, int rate, RoamingArena arena, double micros) {}

  private static final List<ResultColumn<Roaming>> ROAMING =
      List.of(
          ResultColumn.<Roaming>of("law", "%s", Roaming::law).readable("law      ", "%-9s"),
          ResultColumn.<Roaming>of("tanks", "%d", Roaming::tanks).readable("  tanks", " %6s"),
          ResultColumn.of("seconds", "%d", Roaming::seconds),
          ResultColumn.<Roaming>of("hz", "%d", Roaming::rate).readable("    hz", "  %4s"),
          ResultColumn.<Roaming>of(
                  "collisions_per_tank_minute",
                  "%.5f",
                  row -> row.arena.tally().touchesPerTankMinute())
              .readable("  collisions/tank-min", "  %19s", "%.4f"),
          ResultColumn.<Roaming>of(
                  "edge_violations", "%d", row -> row.arena.tally().edgeViolations())
              .readable("  edge violations", "  %15s"),
          ResultColumn.<Roaming>of("speed_kept", "%.5f", row -> row.arena.tally().speedKept())
              .readable("  speed kept", "  %10s", "%.4f"),
          ResultColumn.<Roaming>of("straightness", "%.5f", row -> row.arena.straightness())
              .readable("  straight", "  %8s"));

  private static final ResultColumn<Roaming> TIME =
      ResultColumn.<Roaming>of("us_per_tank_tick", "%.4f", Roaming::micros)
          .readable("  us/tank-tick", "  %12s");

  /** A law in a scene of one size, with all its seeds. */
  private record Played(SwarmScene scene, AvoidanceLaw law, int tanks, List<SceneTally> tallies) {
    double[] sorted(Function<SceneTally, DoubleStream> seconds) {
      return tallies.stream().flatMapToDouble(seconds).sorted().toArray();
    }

    long sum(ToLongFunction<SceneTally> count) {
      return tallies.stream().mapToLong(count).sum();
    }

    double through() {
      double[] seconds = sorted(SceneTally::allSeconds);
      return (double) Arrays.stream(seconds).filter(Double::isFinite).count() / seconds.length;
    }

    double median(Function<SceneTally, DoubleStream> seconds) {
      double[] sorted = sorted(seconds);
      return scene.isTimed() && sorted.length > 0 ? sorted[sorted.length / 2] : Double.NaN;
    }

    double p95() {
      double[] sorted = sorted(SceneTally::allSeconds);
      return scene.isTimed() ? sorted[(int) Math.ceil(0.95 * sorted.length) - 1] : Double.NaN;
    }

    double speedKept() {
      return tallies.stream().mapToDouble(SceneTally::speedKept).average().orElse(0);
    }
  }

  private static final ResultTable<Played> SCENE_TABLE =
      ResultTable.of(
          played("scene", "%s", "scene           ", "%-16s", Played::scene),
          played("law", "%s", " law      ", " %-9s", Played::law),
          played("tanks", "%d", "  tanks", " %6s", Played::tanks),
          played("seeds", "%d", "  seeds", " %6s", row -> row.tallies.size()),
          played("touches", "%d", "  touches", " %8s", row -> row.sum(SceneTally::touches)),
          played(
              "wall_touches", "%d", "    walls", " %8s", row -> row.sum(SceneTally::wallTouches)),
          played("through_share", "%.4f", "  through", " %8s", Played::through),
          played(
              "median_seconds",
              "%.2f",
              "  median s",
              " %9s",
              row -> row.median(SceneTally::allSeconds)),
          played("p95_seconds", "%.2f", "   95 % s", " %8s", Played::p95),
          played(
              "alone_seconds",
              "%.2f",
              "  alone s",
              " %8s",
              row -> row.median(SceneTally::allAloneSeconds)),
          played(
              "edge_violations",
              "%d",
              "   edge",
              " %6s",
              row -> row.sum(SceneTally::edgeViolations)),
          played("speed_kept", "%.4f", "   speed", "  %s", Played::speedKept));

  private static ResultColumn<Played> played(
      String name, String format, String heading, String cell, Function<Played, Object> value) {
    return ResultColumn.of(name, format, value).readable(heading, cell);
  }

  @Override
  public String name() {
    return "swarm";
  }

  @Override
  public String description() {
    return "Tanks avoid each other: how often do they touch, and do they get on, by each law?";
  }

  @Override
  public String footer() {
    return "Without --scene the tanks roam in an arena for --seconds at each --hz. A scene is played"
        + " to its end at 60 Hz, with --seeds seeds from --seed on; it has its own number of tanks"
        + " unless --tanks says otherwise.";
  }

  @Override
  public List<LabOption<?>> options() {
    return List.of(SCENES, SEEDS, LAWS, TANKS, SECONDS, TIMING, RATES, SEED, CSV, SET, SETUP);
  }

  @Override
  public void run(OptionValues asked, int workers, Appendable out)
      throws UsageException, InputException, IOException, InterruptedException {
    SetupFile file = SetOptions.file(asked);
    Asked both = Asked.of(asked, file);
    if (both.scenes.isEmpty()) {
      refuse(asked, "goes with --scene only", SEEDS);
      roam(asked, file, both, out);
    } else {
      refuse(asked, "does not go with --scene", SECONDS, RATES, TIMING, SET);
      file.requireAllUsed();
      play(asked, both, workers, out);
    }
  }

  private static void refuse(OptionValues asked, String why, LabOption<?>... options)
      throws UsageException {
    for (LabOption<?> option : options) {
      if (asked.isGiven(option)) {
        throw new UsageException(String.format(Locale.ROOT, "option '%s' %s", option.name(), why));
      }
    }
  }

  /**
   * What the command line says, or else a set-up.
   *
   * @param tanks empty: as many as usual
   */
  private record Asked(
      List<String> scenes, List<AvoidanceLaw> laws, List<Integer> tanks, long seed) {
    static Asked of(OptionValues asked, SetupFile file) throws InputException {
      file.requireBench("swarm");
      file.take("mouse");
      List<String> scenes = asked.get(SCENES);
      String scene = file.take("scene").orElse(SwarmScene.ROAM.toString());
      if (scenes.isEmpty() && !scene.equals(SwarmScene.ROAM.toString())) {
        // The command plays both ways in which streams meet.
        boolean isStreams = scene.equals(SwarmScene.STREAMS_HEAD_ON.toString());
        scenes = List.of(isStreams ? SwarmScene.STREAMS.toString() : scene);
      }
      List<AvoidanceLaw> sides = new ArrayList<>();
      for (String side : List.of("left", "right")) {
        file.choice(side, AvoidanceLaw.values()).ifPresent(sides::add);
      }
      int number = file.number("tanks", 0, 1, MOST_TANKS);
      long sown = file.number("seed", asked.get(SEED));
      return new Asked(
          scenes,
          asked.isGiven(LAWS) || sides.isEmpty()
              ? asked.distinct(LAWS)
              : sides.stream().distinct().toList(),
          asked.isGiven(TANKS)
              ? List.of(asked.get(TANKS))
              : Stream.of(number).filter(n -> n > 0).toList(),
          asked.isGiven(SEED) ? asked.get(SEED) : sown);
    }
  }

  private static void roam(OptionValues asked, SetupFile file, Asked both, Appendable out)
      throws UsageException, InputException, IOException {
    AgentLimits limits =
        SwarmParameters.limits(SetOptions.values(asked, file, SwarmParameters.TABLE));
    file.requireAllUsed();
    int tanks =
        TANKS.within(both.tanks.isEmpty() ? asked.get(TANKS) : both.tanks.get(0), 1, MOST_TANKS);
    int seconds = SECONDS.within(asked.get(SECONDS), 2, 1_000_000);
    List<Integer> rates = SharedOptions.rates(asked, HIGHEST_RATE);
    TableFormat format = SharedOptions.format(asked);
    List<ResultColumn<Roaming>> columns = new ArrayList<>(ROAMING);
    if (asked.get(TIMING)) {
      columns.add(TIME);
    }
    ResultTable.RowWriter<Roaming> rows = new ResultTable<>(columns).begin(format, out);
    for (AvoidanceLaw law : both.laws) {
      for (int rate : rates) {
        RoamingArena arena;
        try {
          arena = new RoamingArena(law, limits, tanks, 1.0 / rate, both.seed, seconds);
        } catch (IllegalArgumentException e) {
          throw SET.refusal(String.valueOf(e.getMessage()));
        }
        double micros = drive(arena, rate, seconds) / tanks;
        rows.write(new Roaming(law, tanks, seconds, rate, arena, micros));
      }
    }
  }

  /** Runs an arena to its end; the median of the microseconds of a tick. */
  static double drive(RoamingArena arena, int rate, int seconds) {
    for (int i = (int) Math.round(RoamingArena.WARM_UP * rate); i > 0; i--) {
      arena.tick();
    }
    long[] nanos = new long[seconds * rate];
    for (int i = 0; i < nanos.length; i++) {
      long before = System.nanoTime();
      arena.tick();
      nanos[i] = System.nanoTime() - before;
    }
    Arrays.sort(nanos);
    return 1e-3 * nanos[nanos.length / 2];
  }

  private static void play(OptionValues asked, Asked both, int workers, Appendable out)
      throws UsageException, IOException, InterruptedException {
    for (int number : both.tanks) {
      TANKS.within(number, FEWEST_IN_SCENE, MOST_IN_SCENE);
    }
    List<SwarmScene> scenes = named(both.scenes);
    int seeds = SEEDS.within(asked.get(SEEDS), 1, MOST_SEEDS);
    // Only the number of tanks can be refused, by any law alike, and before anything is written.
    for (SwarmScene scene : scenes) {
      try {
        scene.begin(AvoidanceLaw.NONE, sizes(scene, both).get(0), both.seed);
      } catch (IllegalArgumentException e) {
        throw TANKS.refusal(String.valueOf(e.getMessage()));
      }
    }
    ResultTable.RowWriter<Played> rows = SCENE_TABLE.begin(SharedOptions.format(asked), out);
    for (SwarmScene scene : scenes) {
      for (int tanks : sizes(scene, both)) {
        for (AvoidanceLaw law : both.laws) {
          // One law at a time, so that each row is written as soon as it is known.
          List<SceneTally> tallies =
              ParallelRuns.run(
                      workers,
                      List.of(law),
                      new SeedRange(both.seed, seeds),
                      (its, seed) -> scene.begin(its, tanks, seed).runToEnd())
                  .get(0);
          rows.write(new Played(scene, law, tanks, tallies));
        }
      }
    }
  }

  private static List<Integer> sizes(SwarmScene scene, Asked both) {
    return both.tanks.isEmpty() ? scene.sizes() : both.tanks;
  }

  private static List<SwarmScene> named(List<String> names) throws UsageException {
    List<SwarmScene> found = new ArrayList<>();
    for (String name : names) {
      try {
        found.addAll(SwarmScene.named(name));
      } catch (IllegalArgumentException e) {
        throw SCENES.refusal(String.valueOf(e.getMessage()));
      }
    }
    return found.stream().distinct().toList();
  }
}
