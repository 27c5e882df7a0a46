package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.aim.AimMode;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
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
  private static final int ONE_MINUTE = 3600;

  /** What is kept. */
  enum Golden {
    SNAKES(PlayMode.ARCADE, 1, AimMode.DIRECT, "demo"),
    RACERS(PlayMode.ARCADE, 3, AimMode.TURN_LEAD, "demo"),
    HYDRA(PlayMode.ARCADE, 4, AimMode.LEAD, "demo"),
    SWARM(PlayMode.ARCADE, 5, AimMode.PREDICT, "demo"),
    MORTARS(PlayMode.ARCADE, 6, AimMode.REFINE, "demo"),
    HORNETS(PlayMode.ARCADE, 7, AimMode.TURN_LEAD, "chaotic"),
    BASTION(PlayMode.ARCADE, 8, AimMode.HOLD, "demo"),
    UNDERTOW(PlayMode.ARCADE, 9, AimMode.LOB, "demo"),
    STORM(PlayMode.ARCADE, 11, AimMode.TURN_LEAD, "demo"),
    LEVIATHAN(PlayMode.ARCADE, 12, AimMode.PREDICT, "demo"),
    SURVIVAL(PlayMode.SURVIVAL, 6, AimMode.LEAD, "demo"),
    CHAOTIC(PlayMode.ARCADE, 3, AimMode.LEAD, "chaotic");

    private final PlayMode play;
    private final int wave;
    private final AimMode mode;
    private final String bot;

    Golden(PlayMode play, int wave, AimMode mode, String bot) {
      this.play = play;
      this.wave = wave;
      this.mode = mode;
      this.bot = bot;
    }

    private Path file() {
      return FOLDER.resolve(name().toLowerCase(Locale.ROOT) + ".replay");
    }

    private Replay load() throws Exception {
      if (Boolean.getBoolean("golden.renew")) {
        RunSetup setup = new RunSetup(7, play, wave, mode.ordinal());
        GoldenRenewal.renew(file(), BotRecording.record(CONTENT, setup, bot, ONE_MINUTE));
      }
      return ReplayFormat.read(Files.readAllBytes(file()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theRunIsTheSameToTheBit(Golden golden) throws Exception {
    Replay replay = golden.load();
    assertThat(replay.behaviour())
        .as("the golden replays belong to another behaviour version; renew them, see CONTRIBUTING")
        .isEqualTo(BehaviourVersion.CURRENT);
    assertThat(replay.ticks()).isEqualTo(ONE_MINUTE);
    assertThat(verify(CONTENT, replay))
        .as(
            "what a tick does has changed: if that was the aim, raise BehaviourVersion.CURRENT from"
                + " %d by one and renew the golden replays, see CONTRIBUTING",
            BehaviourVersion.CURRENT)
        .isEqualTo(new VerifyResult.Same(ONE_MINUTE, replay.finalHash()));
  }

  /** What nobody flies against in any of them could change unseen. */
  @Test
  void everyKindOfThingIsInOneOfThem() throws Exception {
    Set<EntityKind> seen = EnumSet.noneOf(EntityKind.class);
    for (Golden golden : Golden.values()) {
      Replay replay = golden.load();
      try (Run run = new Run(CONTENT, replay.setup())) {
        Command command = new Command();
        Replay.Commands commands = replay.commands();
        while (commands.next(command)) {
          run.tick(command);
          for (EntityKind kind : EntityKind.values()) {
            if (run.current().count(kind) > 0) {
              seen.add(kind);
            }
          }
        }
      }
    }
    assertThat(seen).containsExactlyInAnyOrder(EntityKind.values());
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
    WorldSpec changed =
        new WorldSpec(
            world.arena(),
            stronger,
            world.drone(),
            world.cable(),
            world.shard(),
            world.rack(),
            world.wingman(),
            world.powerUp(),
            world.warp());
    return content.withWorld(changed);
  }
}
