package towline.session.replay;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static towline.session.BotRun.ModeChoice.FIXED;
import static towline.session.BotRun.ModeChoice.FREE;
import static towline.session.BotRun.ModeChoice.GUESSED;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.math.RandomStream;
import towline.session.BotRun;
import towline.session.BotSource;
import towline.session.CommandSource;
import towline.session.FixedStep;
import towline.session.PlayMode;
import towline.session.Replayable;
import towline.session.Run;
import towline.session.RunDriver;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.spec.ShipSpec;
import towline.sim.spec.WorldSpec;

/**
 * Recorded runs that every later build has to repeat to the bit. See CONTRIBUTING.md, "Golden
 * replays", for what to do when it fails.
 */
class GoldenReplayTest {
  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final GameContent CONTENT = GameContent.load();

  /** What is kept: all kinds of things, all modes of play and of aiming, and many modules. */
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
    CHAOTIC(3, PlayMode.ARCADE, 3, Difficulty.NORMAL, AimMode.LEAD, FREE, "chaotic", 60);

    private final long seed;
    private final PlayMode play;
    private final int wave;
    private final Difficulty difficulty;
    private final AimMode mode;
    private final BotRun.ModeChoice modeChoice;
    private final String bot;
    private final int ticks;

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
      ticks = seconds * FixedStep.TICKS_A_SECOND;
    }

    private RunSetup setup() {
      return new RunSetup(seed, play, wave, mode.ordinal(), difficulty);
    }

    private Path file(String ending) {
      return FOLDER.resolve(name().toLowerCase(Locale.ROOT) + ending);
    }

    private Replay load() throws Exception {
      return ReplayFormat.read(Files.readAllBytes(file(".replay")));
    }

    /** Records it anew, and what is told in it. */
    private void renew() throws Exception {
      Replay recorded = record();
      GoldenRenewal.renew(file(".replay"), recorded);
      Files.write(file(".events.csv"), new Playback(recorded).digest.lines());
    }

    /** Flown by the bot, but with modules drawn by chance, lest all runs have those bots like. */
    private Replay record() {
      RandomStream chance = new RandomStream(seed);
      BotSource pilot = new BotSource(bot, seed, modeChoice);
      CommandSource source =
          (run, input) -> {
            boolean goesOn = pilot.fill(run, input);
            if (input.choice != Command.SAME) {
              input.choice = chance.index(run.choices());
            }
            return goesOn;
          };
      ReplayRecorder recorder = new ReplayRecorder(setup());
      try (RunDriver driver = new RunDriver(new Run(CONTENT, setup()), source)) {
        for (int tick = 0; tick < ticks; tick++) {
          driver.tick();
          recorder.record(driver.input(), driver.run()::hash);
        }
        return recorder.replay(driver.run().hash());
      }
    }
  }

  /** A golden replay that is played once, for all that is asked of it. */
  private static final class Playback implements Replayable {
    private final Run run;
    private final EventDigest digest = new EventDigest();
    private final Set<EntityKind> kinds = EnumSet.noneOf(EntityKind.class);
    private final VerifyResult result;

    Playback(Replay replay) {
      run = new Run(CONTENT, replay.setup());
      result = new ReplayVerifier(setup -> this).verify(replay);
    }

    @Override
    public void tick(RunInput input) {
      run.tick(input);
      digest.add(run.events(), run.score());
      for (EntityKind kind : EntityKind.values()) {
        if (run.current().count(kind) > 0) {
          kinds.add(kind);
        }
      }
    }

    @Override
    public long hash() {
      return run.hash();
    }

    @Override
    public void close() {
      run.close();
    }
  }

  private static final Map<Golden, Playback> PLAYED = new EnumMap<>(Golden.class);

  @BeforeAll
  static void play() throws Exception {
    for (Golden golden : Golden.values()) {
      if (Boolean.getBoolean("golden.renew")) {
        golden.renew();
      }
      PLAYED.put(golden, new Playback(golden.load()));
    }
  }

  private static Playback played(Golden golden) {
    return requireNonNull(PLAYED.get(golden));
  }

  @ParameterizedTest
  @EnumSource
  void theRunIsTheSameToTheBit(Golden golden) throws Exception {
    Replay replay = golden.load();
    assertThat(replay.behaviour())
        .as("the golden replays belong to another behaviour version; renew them, see CONTRIBUTING")
        .isEqualTo(BehaviourVersion.CURRENT);
    assertThat(replay.setup()).isEqualTo(golden.setup());
    assertThat(replay.ticks()).isEqualTo(golden.ticks);
    assertThat(played(golden).result)
        .as(
            "what a tick does has changed: if that was the aim, raise BehaviourVersion.CURRENT from"
                + " %d by one and renew the golden replays, see CONTRIBUTING",
            BehaviourVersion.CURRENT)
        .isEqualTo(new VerifyResult.Same(golden.ticks, replay.finalHash()));
  }

  /** The state can be the same while something is told otherwise, or no more. */
  @ParameterizedTest
  @EnumSource
  void theSameIsToldInEachSecond(Golden golden) throws Exception {
    List<String> kept = Files.readAllLines(golden.file(".events.csv"));
    List<String> told = played(golden).digest.lines();
    for (int second = 0; second < Math.min(kept.size(), told.size()); second++) {
      assertThat(told.get(second))
          .as("the first second of %s in which something else is told", golden)
          .isEqualTo(kept.get(second));
    }
    assertThat(told).hasSameSizeAs(kept);
  }

  /** What nobody flies against in any of them could change unseen. */
  @Test
  void everyKindOfThingIsInOneOfThem() {
    Set<EntityKind> seen = EnumSet.noneOf(EntityKind.class);
    PLAYED.values().forEach(playback -> seen.addAll(playback.kinds));
    assertThat(seen).containsExactlyInAnyOrder(EntityKind.values());
  }

  @Test
  void everyAimModeHitsInOneOfThem() {
    List<AimMode> without =
        Stream.of(AimMode.values())
            .filter(
                mode ->
                    PLAYED.values().stream()
                        .allMatch(playback -> playback.run.score().hits(mode.ordinal()) == 0))
            .toList();
    assertThat(without).as("aim modes that hit in no golden replay").isEmpty();
  }

  @Test
  void oneOfThemHasManyModules() {
    int most =
        PLAYED.values().stream()
            .mapToInt(playback -> playback.run.current().loadout().size())
            .max()
            .orElse(0);
    assertThat(most).as("the most modules of a golden replay").isGreaterThanOrEqualTo(5);
  }

  /** The proof that the tests above can fail. */
  @ParameterizedTest
  @EnumSource
  void aShipThatIsStrongerByAHundredthOfAPercentIsNoticedInTheFirstSecond(Golden golden)
      throws Exception {
    assertThat(verify(withThrust(CONTENT, 1.0001), golden.load()))
        .isInstanceOfSatisfying(
            VerifyResult.Differs.class, differs -> assertThat(differs.second()).isEqualTo(1));
  }

  private static VerifyResult verify(GameContent content, Replay replay) {
    return new ReplayVerifier(setup -> new Run(content, setup)).verify(replay);
  }

  private static GameContent withThrust(GameContent content, double factor) {
    WorldSpec world = content.world();
    ShipSpec ship = world.ship();
    ShipSpec stronger =
        new ShipSpec(
            ship.mass(),
            ship.radius(),
            ship.thrust() * factor,
            ship.topSpeed(),
            ship.turnRate(),
            ship.hull(),
            ship.immunity(),
            ship.gun(),
            ship.shot(),
            ship.reach(),
            ship.nearMiss(),
            ship.kick());
    WorldSpec changed = world.withShip(stronger);
    return content.withWorld(changed);
  }
}
