package towline.lab.steer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import towline.avoidance.AgentLimits;
import towline.avoidance.AvoidanceLaw;
import towline.desktop.cli.ExitCode;
import towline.desktop.cli.OptionRanges;
import towline.game.range.SetupFile;
import towline.lab.experiment.ParallelRuns;
import towline.lab.experiment.RatesOption;
import towline.lab.experiment.ResultColumn;
import towline.lab.experiment.ResultTable;
import towline.lab.experiment.SeedRange;
import towline.lab.experiment.SetOption;
import towline.lab.experiment.SetupOption;
import towline.lab.experiment.TableOption;
import towline.store.InputException;
import towline.trial.ParameterValues;
import towline.trial.swarm.RoamingArena;
import towline.trial.swarm.SceneTally;
import towline.trial.swarm.SwarmParameters;
import towline.trial.swarm.SwarmScene;

/** Compares avoidance laws with many tanks in one arena, or in scenes. */
@Command(
    name = "swarm",
    description =
        "Tanks avoid each other: how often do they touch, and do they get on, by each law?",
    footer =
        "Without --scene the tanks roam in an arena for --seconds at each --hz. A scene is played"
            + " to its end at 60 Hz, with --seeds seeds from --seed on; it has its own number of"
            + " tanks unless --tanks says otherwise.")
public final class Swarm implements Callable<Integer> {
  private static final int MOST_TANKS = 1_000_000;
  private static final int MOST_RATE = 1000;
  private static final int LEAST_TANKS_IN_SCENE = 2;
  private static final int MOST_TANKS_IN_SCENE = 10_000;
  private static final int MOST_SEEDS = 10_000;
  private static final int USUAL_TANKS = 1000;
  private static final int USUAL_SECONDS = 60;

  /** A law in the arena, with the median time of a tick per tank, µs. */
  private record RoamingRow(
      AvoidanceLaw law, int tanks, int seconds, int rate, RoamingArena arena, double micros) {}

  private static final List<ResultColumn<RoamingRow>> ROAMING_COLUMNS =
      List.of(
          ResultColumn.<RoamingRow>of("law", "%s", RoamingRow::law).readable("law      ", "%-9s"),
          ResultColumn.<RoamingRow>of("tanks", "%d", RoamingRow::tanks).readable("  tanks", " %6s"),
          ResultColumn.of("seconds", "%d", RoamingRow::seconds),
          ResultColumn.<RoamingRow>of("hz", "%d", RoamingRow::rate).readable("    hz", "  %4s"),
          ResultColumn.<RoamingRow>of(
                  "collisions_per_tank_minute",
                  "%.5f",
                  row -> row.arena.tally().touchesPerTankMinute())
              .readable("  collisions/tank-min", "  %19s", "%.4f"),
          ResultColumn.<RoamingRow>of(
                  "edge_violations", "%d", row -> row.arena.tally().edgeViolations())
              .readable("  edge violations", "  %15s"),
          ResultColumn.<RoamingRow>of("speed_kept", "%.5f", row -> row.arena.tally().speedKept())
              .readable("  speed kept", "  %10s", "%.4f"),
          ResultColumn.<RoamingRow>of("straightness", "%.5f", row -> row.arena.straightness())
              .readable("  straight", "  %8s"));

  private static final ResultColumn<RoamingRow> TIME_COLUMN =
      ResultColumn.<RoamingRow>of("us_per_tank_tick", "%.4f", RoamingRow::micros)
          .readable("  us/tank-tick", "  %12s");

  /** A law in a scene of one size, with the tallies of all seeds. */
  private record SceneRow(SwarmScene scene, AvoidanceLaw law, int tanks, List<SceneTally> tallies) {
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

  private static final ResultTable<SceneRow> SCENE_TABLE =
      ResultTable.of(
          column("scene", "%s", "scene           ", "%-16s", SceneRow::scene),
          column("law", "%s", " law      ", " %-9s", SceneRow::law),
          column("tanks", "%d", "  tanks", " %6s", SceneRow::tanks),
          column("seeds", "%d", "  seeds", " %6s", row -> row.tallies.size()),
          column("touches", "%d", "  touches", " %8s", row -> row.sum(SceneTally::touches)),
          column(
              "wall_touches", "%d", "    walls", " %8s", row -> row.sum(SceneTally::wallTouches)),
          column("through_share", "%.4f", "  through", " %8s", SceneRow::through),
          column(
              "median_seconds",
              "%.2f",
              "  median s",
              " %9s",
              row -> row.median(SceneTally::allSeconds)),
          column("p95_seconds", "%.2f", "   95 % s", " %8s", SceneRow::p95),
          column(
              "alone_seconds",
              "%.2f",
              "  alone s",
              " %8s",
              row -> row.median(SceneTally::allAloneSeconds)),
          column(
              "edge_violations",
              "%d",
              "   edge",
              " %6s",
              row -> row.sum(SceneTally::edgeViolations)),
          column("speed_kept", "%.4f", "   speed", "  %s", SceneRow::speedKept));

  private static ResultColumn<SceneRow> column(
      String name, String format, String heading, String cell, Function<SceneRow, Object> value) {
    return ResultColumn.of(name, format, value).readable(heading, cell);
  }

  @Option(
      names = "--scene",
      paramLabel = "NAME",
      split = ",",
      completionCandidates = Scenes.class,
      description = "Scenes: ${COMPLETION-CANDIDATES}.")
  private List<String> scenes = List.of();

  @Option(
      names = "--seeds",
      paramLabel = "K",
      description = "How many seeds a scene is played with (default: 1).")
  private @Nullable Integer seeds;

  @Option(
      names = "--law",
      paramLabel = "L",
      split = ",",
      description = "Avoidance laws: ${COMPLETION-CANDIDATES} (default: all).")
  private List<AvoidanceLaw> laws = List.of();

  @Option(
      names = "--tanks",
      paramLabel = "N",
      description = "How many tanks (default: 1000, or those of the scene).")
  private @Nullable Integer tanks;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      description = "Seconds to measure, after the first 5 s (default: 60).")
  private @Nullable Integer seconds;

  @Option(names = "--timing", description = "Adds the time per tank and tick.")
  private boolean timing;

  @Option(names = "--seed", paramLabel = "N", description = "The random seed (default: 1).")
  private @Nullable Long seed;

  @Mixin private RatesOption rates;
  @Mixin private SetupOption setup;
  @Mixin private SetOption set;
  @Mixin private TableOption table;
  @Spec private CommandSpec spec;

  /** The names of the scenes, for the help. */
  static final class Scenes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return SwarmScene.names().iterator();
    }
  }

  @Override
  public Integer call() throws InputException, IOException, InterruptedException {
    SetupFile file = setup.read();
    Choices choices = choices(file);
    if (choices.scenes.isEmpty()) {
      refuse(seeds != null, "--seeds", "needs --scene");
      roam(file, choices);
    } else {
      refuse(seconds != null, "--seconds", "does not go with --scene");
      refuse(rates.isGiven(), "--hz", "does not go with --scene");
      refuse(timing, "--timing", "does not go with --scene");
      refuse(set.isGiven(), "--set", "does not go with --scene");
      file.requireAllUsed();
      play(choices);
    }
    return ExitCode.DONE;
  }

  private void refuse(boolean given, String option, String reason) {
    if (given) {
      throw new ParameterException(
          spec.commandLine(), String.format(Locale.ROOT, "option '%s' %s", option, reason));
    }
  }

  /**
   * The choices of the command line, else of a set-up.
   *
   * @param tanks number of tanks; empty: the standard number
   */
  private record Choices(
      List<String> scenes, List<AvoidanceLaw> laws, Optional<Integer> tanks, long seed) {}

  private Choices choices(SetupFile file) throws InputException {
    file.requireBench("swarm");
    file.take("mouse");
    List<String> sceneNames = scenes;
    String scene = file.take("scene").orElse(SwarmScene.ROAM.toString());
    if (sceneNames.isEmpty() && !scene.equals(SwarmScene.ROAM.toString())) {
      // The command plays both directions in which streams meet.
      boolean isStreams = scene.equals(SwarmScene.STREAMS_HEAD_ON.toString());
      sceneNames = List.of(isStreams ? SwarmScene.STREAMS.toString() : scene);
    }
    List<AvoidanceLaw> chosenLaws = new ArrayList<>(laws);
    for (String side : List.of("left", "right")) {
      Optional<AvoidanceLaw> law = file.choice(side, AvoidanceLaw.values());
      if (laws.isEmpty()) {
        law.ifPresent(chosenLaws::add);
      }
    }
    int number = file.number("tanks", 0, 1, MOST_TANKS);
    long setupSeed = file.number("seed", 1);
    return new Choices(
        sceneNames,
        chosenLaws.isEmpty()
            ? List.of(AvoidanceLaw.values())
            : chosenLaws.stream().distinct().toList(),
        Optional.ofNullable(tanks).or(() -> Optional.of(number).filter(n -> n > 0)),
        seed == null ? setupSeed : seed);
  }

  private void roam(SetupFile file, Choices choices) throws InputException, IOException {
    ParameterValues values = set.values(file, SwarmParameters.TABLE);
    double radius = SwarmParameters.radius(values);
    AgentLimits limits = SwarmParameters.limits(values);
    file.requireAllUsed();
    int count =
        OptionRanges.within(spec, "--tanks", choices.tanks.orElse(USUAL_TANKS), 1, MOST_TANKS);
    int measured =
        OptionRanges.within(
            spec, "--seconds", seconds == null ? USUAL_SECONDS : seconds, 2, 1_000_000);
    List<Integer> frameRates = rates.upTo(MOST_RATE);
    List<ResultColumn<RoamingRow>> columns = new ArrayList<>(ROAMING_COLUMNS);
    if (timing) {
      columns.add(TIME_COLUMN);
    }
    ResultTable.RowWriter<RoamingRow> rows = table.begin(new ResultTable<>(columns));
    for (AvoidanceLaw law : choices.laws) {
      for (int rate : frameRates) {
        RoamingArena arena;
        try {
          arena = new RoamingArena(law, radius, limits, count, 1.0 / rate, choices.seed, measured);
        } catch (IllegalArgumentException e) {
          throw set.refusal(String.valueOf(e.getMessage()));
        }
        double micros = drive(arena, rate, measured) / count;
        rows.write(new RoamingRow(law, count, measured, rate, arena, micros));
      }
    }
  }

  /** Runs an arena to its end; returns the median time of a tick, µs. */
  private static double drive(RoamingArena arena, int rate, int seconds) {
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

  private void play(Choices choices) throws IOException, InterruptedException {
    choices.tanks.ifPresent(
        number ->
            OptionRanges.within(
                spec, "--tanks", number, LEAST_TANKS_IN_SCENE, MOST_TANKS_IN_SCENE));
    List<SwarmScene> played = named(choices.scenes);
    int count = OptionRanges.within(spec, "--seeds", seeds == null ? 1 : seeds, 1, MOST_SEEDS);
    // Only the number of tanks can be wrong, for all laws alike; checked before any output.
    for (SwarmScene scene : played) {
      try {
        scene.begin(AvoidanceLaw.NONE, sizes(scene, choices).get(0), choices.seed);
      } catch (IllegalArgumentException e) {
        throw OptionRanges.refusal(spec, "--tanks", String.valueOf(e.getMessage()));
      }
    }
    ResultTable.RowWriter<SceneRow> rows = table.begin(SCENE_TABLE);
    for (SwarmScene scene : played) {
      for (int size : sizes(scene, choices)) {
        for (AvoidanceLaw law : choices.laws) {
          // One law at a time: each row is written as soon as it is known.
          List<SceneTally> tallies =
              ParallelRuns.run(
                      List.of(law),
                      new SeedRange(choices.seed, count),
                      (its, setupSeed) -> scene.begin(its, size, setupSeed).runToEnd())
                  .get(0);
          rows.write(new SceneRow(scene, law, size, tallies));
        }
      }
    }
  }

  private static List<Integer> sizes(SwarmScene scene, Choices choices) {
    return choices.tanks.map(List::of).orElseGet(scene::sizes);
  }

  private List<SwarmScene> named(List<String> names) {
    List<SwarmScene> found = new ArrayList<>();
    for (String name : names) {
      try {
        found.addAll(SwarmScene.named(name));
      } catch (IllegalArgumentException e) {
        throw OptionRanges.refusal(spec, "--scene", String.valueOf(e.getMessage()));
      }
    }
    return found.stream().distinct().toList();
  }
}
