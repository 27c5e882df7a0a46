package towline.desktop.lab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import towline.avoidance.AvoidanceLaw;
import towline.desktop.cli.CsvOption;
import towline.desktop.cli.RatesOption;
import towline.desktop.cli.SeedOption;
import towline.desktop.cli.SetOption;
import towline.lab.InputException;
import towline.lab.ParameterValues;
import towline.lab.SetupFile;
import towline.lab.swarm.SceneOptions;
import towline.lab.swarm.SceneTable;
import towline.lab.swarm.Swarm;
import towline.lab.swarm.SwarmOptions;
import towline.lab.swarm.SwarmParameters;
import towline.lab.swarm.SwarmScene;
import towline.lab.swarm.Timing;

/** Many tanks in one arena, or in the scenes by which crowds are judged. */
@Command(
    name = "swarm",
    description =
        "Tanks avoid each other: how often do they touch, and do they get on, by each law?",
    footer =
        "Without --scene the tanks roam in an arena for --seconds at each --hz. A scene is played"
            + " to its end at 60 Hz, with --seeds seeds from --seed on; it has its own number of"
            + " tanks unless --tanks says otherwise.")
final class SwarmCommand extends LabCommand {
  private static final String ROAM = SwarmScene.ROAM.toString();
  private static final int ROAMING_TANKS = 1000;
  private static final int MOST_TANKS = 1_000_000;
  private static final int FEWEST_SECONDS = 2;
  private static final int MOST_SECONDS = 1_000_000;
  private static final int HIGHEST_RATE = 1000;

  @Mixin private RatesOption rates;
  @Mixin private SeedOption seed;
  @Mixin private CsvOption csv;
  @Mixin private SetOption set;

  @Option(
      names = "--scene",
      paramLabel = "NAME",
      split = ",",
      description =
          "Scenes: roam, ring, exact-ring, streams, corridor, doorway, surround, pile, twins.")
  private List<String> scenes = List.of();

  @Option(
      names = "--seeds",
      paramLabel = "K",
      defaultValue = "1",
      description = "How many seeds a scene is played with (default: ${DEFAULT-VALUE}).")
  private int seeds;

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
      defaultValue = "60",
      description = "Seconds to measure, after the first 5 s (default: ${DEFAULT-VALUE}).")
  private int seconds;

  @Option(names = "--timing", description = "Adds the time per tank and tick.")
  private boolean timing;

  @Override
  void run(Appendable out) throws IOException, InterruptedException, InputException {
    readFile(set.file());
    List<AvoidanceLaw> chosen = selected(laws, AvoidanceLaw.values());
    if (scenes.isEmpty()) {
      refuse(List.of("--seeds"), "goes with --scene only");
      roam(chosen, out);
    } else {
      refuse(List.of("--seconds", "--hz", "--timing", "--set"), "does not go with --scene");
      set.file().requireAllUsed();
      play(chosen, out);
    }
  }

  /** Takes over what a set-up says and the command line does not. */
  private void readFile(SetupFile file) throws InputException {
    file.requireBench("swarm");
    file.take("mouse");
    String scene = file.take("scene").orElse(ROAM);
    if (scenes.isEmpty() && !scene.equals(ROAM)) {
      // The command plays both ways in which streams meet.
      boolean isStreams = scene.equals(SwarmScene.STREAMS_HEAD_ON.toString());
      scenes = List.of(isStreams ? SwarmScene.STREAMS.toString() : scene);
    }
    List<AvoidanceLaw> sides = new ArrayList<>();
    for (String side : List.of("left", "right")) {
      file.choice(side, AvoidanceLaw.values()).ifPresent(sides::add);
    }
    laws = laws.isEmpty() ? sides : laws;
    int number = file.number("tanks", 0, 1, MOST_TANKS);
    tanks = tanks == null && number > 0 ? Integer.valueOf(number) : tanks;
    long sown = file.number("seed", seed.seed);
    seed.seed = isGiven("--seed") ? seed.seed : sown;
  }

  private void roam(List<AvoidanceLaw> chosen, Appendable out) throws IOException, InputException {
    int number = tanks == null ? ROAMING_TANKS : tanks;
    ParameterValues values = set.values(spec(), SwarmParameters.TABLE);
    set.file().requireAllUsed();
    SwarmOptions options =
        new SwarmOptions(
            chosen,
            within("--tanks", number, 1, MOST_TANKS),
            within("--seconds", seconds, FEWEST_SECONDS, MOST_SECONDS),
            rates.within(spec(), HIGHEST_RATE),
            seed.seed,
            csv.format(),
            timing ? Timing.ON : Timing.OFF,
            values);
    try {
      Swarm.run(options, out);
    } catch (IllegalArgumentException e) {
      throw SetOption.refusal(spec(), String.valueOf(e.getMessage()));
    }
  }

  private void play(List<AvoidanceLaw> chosen, Appendable out)
      throws IOException, InterruptedException {
    OptionalInt number = OptionalInt.empty();
    if (tanks != null) {
      number =
          OptionalInt.of(
              within("--tanks", tanks, SceneOptions.FEWEST_TANKS, SceneOptions.MOST_TANKS));
    }
    SceneOptions options =
        new SceneOptions(
            named(),
            chosen,
            number,
            seed.seed,
            within("--seeds", seeds, 1, SceneOptions.MOST_SEEDS),
            csv.format(),
            workers());
    try {
      SceneTable.write(options, out);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec().commandLine(), "Invalid value for option '--tanks': " + e.getMessage(), e);
    }
  }

  private List<SwarmScene> named() {
    List<SwarmScene> found = new ArrayList<>();
    for (String scene : scenes) {
      try {
        found.addAll(SwarmScene.named(scene));
      } catch (IllegalArgumentException e) {
        throw new ParameterException(
            spec().commandLine(), "Invalid value for option '--scene': " + e.getMessage(), e);
      }
    }
    return found.stream().distinct().toList();
  }

  /** Refuses options that were given though they have no meaning here. */
  private void refuse(List<String> names, String why) {
    for (String name : names) {
      if (spec().commandLine().getParseResult().hasMatchedOption(name)) {
        throw new ParameterException(spec().commandLine(), "option '%s' %s".formatted(name, why));
      }
    }
  }
}
