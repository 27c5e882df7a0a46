package towline.session.replay;

import static towline.session.BotRun.ModeChoice.FIXED;
import static towline.session.BotRun.ModeChoice.FREE;
import static towline.session.BotRun.ModeChoice.GUESSED;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.internal.RandomStream;
import towline.session.BotCommandSource;
import towline.session.BotRun;
import towline.session.CommandSource;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.RunSetup;
import towline.sim.api.Command;

/** The golden replays: all kinds of things, all modes of play and of aiming, and many modules. */
enum Golden {
  SNAKES(11, PlayMode.ARCADE, 1, Difficulty.NORMAL, AimMode.DIRECT, FREE, "demo", 60),
  MODULES(23, PlayMode.PRACTICE, 1, Difficulty.NORMAL, AimMode.DIRECT, FREE, "demo", 360),
  RACERS(7, PlayMode.ARCADE, 3, Difficulty.NORMAL, AimMode.TURN_LEAD, FREE, "demo", 60),
  HYDRA(31, PlayMode.ARCADE, 4, Difficulty.HARD, AimMode.LEAD, FIXED, "demo", 60),
  SWARM(5, PlayMode.ARCADE, 5, Difficulty.NORMAL, AimMode.PREDICT, FIXED, "demo", 60),
  MORTARS(42, PlayMode.ARCADE, 6, Difficulty.EASY, AimMode.REFINE, FIXED, "demo", 60),
  HORNETS(47, PlayMode.PRACTICE, 7, Difficulty.NORMAL, AimMode.TURN_LEAD, FREE, "chaotic", 60),
  BASTION(17, PlayMode.ARCADE, 8, Difficulty.NORMAL, AimMode.HOLD, FIXED, "demo", 60),
  UNDERTOW(20, PlayMode.ARCADE, 9, Difficulty.EASY, AimMode.LOB, FIXED, "demo", 60),
  STORM(29, PlayMode.ARCADE, 11, Difficulty.EASY, AimMode.LEARN, FIXED, "demo", 60),
  LEVIATHAN(13, PlayMode.PRACTICE, 12, Difficulty.NORMAL, AimMode.SURE, FIXED, "demo", 60),
  LEARNING(37, PlayMode.PRACTICE, 2, Difficulty.NORMAL, AimMode.LEARN, FIXED, "demo", 180),
  SURE_HITS(41, PlayMode.ARCADE, 6, Difficulty.NORMAL, AimMode.SURE, FIXED, "demo", 60),
  SURVIVAL(43, PlayMode.SURVIVAL, 6, Difficulty.NORMAL, AimMode.LEAD, FREE, "demo", 60),
  DAILY(20_000, PlayMode.DAILY, 3, Difficulty.NORMAL, AimMode.DIRECT, FREE, "novice", 60),
  COURIERS(51, PlayMode.PRACTICE, 7, Difficulty.NORMAL, AimMode.DIRECT, GUESSED, "demo", 90),
  CHAOTIC(3, PlayMode.ARCADE, 3, Difficulty.NORMAL, AimMode.LEAD, FREE, "chaotic", 60),

  /** A drone that bats an armed missile back into a tank, from the first seed that shows it. */
  BATTED(1, PlayMode.ARCADE, 5, Difficulty.NORMAL, AimMode.DIRECT, FREE, "demo", 40) {
    @Override
    Replay record() {
      for (long candidate = 1; candidate <= MOST_SEEDS; candidate++) {
        RunSetup setup = setup(candidate);
        BattedMissiles batted = new BattedMissiles();
        ReplayRecorder recorder = new ReplayRecorder(setup);
        try (BotRun run = new BotRun(CONTENT, setup, "demo", FREE)) {
          for (int tick = 0; tick < ticks(); tick++) {
            run.tick();
            recorder.record(run.input(), run.run()::hash);
            batted.add(run.run().events());
          }
          if (batted.strikes() > 0) {
            return recorder.replay(run.run().hash());
          }
        }
      }
      throw new IllegalStateException("no seed up to " + MOST_SEEDS + " shows a batted missile");
    }

    @Override
    boolean isRecordedIn(Replay replay) {
      return replay.setup().equals(setup(replay.setup().seed()));
    }
  };

  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final int MOST_SEEDS = 200;

  static final GameContent CONTENT = GameContent.load();

  private final long seed;
  private final PlayMode play;
  private final int wave;
  private final Difficulty difficulty;
  private final AimMode mode;
  private final BotRun.ModeChoice modeChoice;
  private final String bot;
  private final int seconds;

  Golden(
      long seed,
      PlayMode play,
      int wave,
      Difficulty difficulty,
      AimMode mode,
      BotRun.ModeChoice modeChoice,
      String bot,
      int seconds) {
    this.seed = seed;
    this.play = play;
    this.wave = wave;
    this.difficulty = difficulty;
    this.mode = mode;
    this.modeChoice = modeChoice;
    this.bot = bot;
    this.seconds = seconds;
  }

  /** Returns the name of its files without their extensions. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  int ticks() {
    return seconds * FixedStep.TICKS_A_SECOND;
  }

  RunSetup setup(long runSeed) {
    return new RunSetup(runSeed, play, wave, mode.ordinal(), difficulty);
  }

  /** Returns true if {@code replay} has the set-up of this row. */
  boolean isRecordedIn(Replay replay) {
    return replay.setup().equals(setup(seed));
  }

  Path replayFile() {
    return FOLDER.resolve(label() + ".replay");
  }

  Path eventsFile() {
    return FOLDER.resolve(label() + ".events.csv");
  }

  Replay load() throws IOException, ReplayException {
    return ReplayFormat.read(Files.readAllBytes(replayFile()));
  }

  /** Returns the lines of its {@link EventDigest}; none if they have not been recorded yet. */
  List<String> events() throws IOException {
    return Files.exists(eventsFile()) ? Files.readAllLines(eventsFile()) : List.of();
  }

  /**
   * Records a run of the bot with random modules, so that not all runs have the bots' favourites.
   */
  Replay record() {
    RandomStream chance = new RandomStream(seed);
    BotCommandSource pilot = new BotCommandSource(bot, seed, modeChoice);
    CommandSource source =
        (run, input) -> {
          boolean goesOn = pilot.fill(run, input);
          if (input.choice != Command.UNCHANGED) {
            input.choice = chance.index(run.choices());
          }
          return goesOn;
        };
    ReplayRecorder recorder = new ReplayRecorder(setup(seed));
    try (RunDriver driver = new RunDriver(new Run(CONTENT, setup(seed)), source)) {
      for (int tick = 0; tick < ticks(); tick++) {
        driver.tick();
        recorder.record(driver.input(), driver.run()::hash);
      }
      return recorder.replay(driver.run().hash());
    }
  }
}
