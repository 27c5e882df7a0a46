package towline.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.ai.pilot.GamePilotFactory;
import towline.content.CourierDecks;
import towline.content.CourierTable;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.CourierRunner;
import towline.sim.Snapshots;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** Guesses from a second of a courier's track. */
class CourierTrackTest {
  private static final GameContent CONTENT = GameContent.load();

  static Stream<CourierTable.Kind> kinds() {
    return CONTENT.couriers().kinds().stream();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("kinds")
  void itTellsTheModeThatTheDataNames(CourierTable.Kind kind) {
    GameContent only = CourierDecks.only(kind.spec(), CONTENT);
    Map<AimMode, Integer> told = new EnumMap<>(AimMode.class);
    tell(only, 3, told);
    double guessed = told.values().stream().mapToInt(ticks -> ticks).sum();
    assertThat(guessed).isGreaterThan(600);
    assertThat(told.getOrDefault(kind.mode(false), 0) / guessed)
        .as("ticks with each mode, for a %s: %s", kind.spec().name(), told)
        .isGreaterThan(0.5);
  }

  /** The bot does not know the table of couriers, so it has its own threshold. */
  @ParameterizedTest
  @MethodSource("kinds")
  void aGuessDependsOnGravityAsTheTableDoes(CourierTable.Kind kind) {
    CourierTable table = CONTENT.couriers();
    assertThat(AimModeGuess.FALLING).isEqualTo(table.falling());
    CourierTrack track = new CourierTrack();
    CourierRunner flight =
        new CourierRunner(
            CONTENT.world().arena(),
            kind.spec(),
            new GamePilotFactory().pilot(EntityKind.COURIER, kind.spec(), 0, 5),
            48,
            40);
    for (int tick = 0; tick < 180; tick++) {
      flight.tick(48 + 4 * Math.sin(0.02 * tick), 27);
      track.look(flight.snapshot());
    }
    for (double gravity : new double[] {0, 5, 10.9, 11, 22}) {
      Snapshot now = new Snapshots(1, gravity).build();
      now.droneGun().mode = -1;
      assertThat(AimModeGuess.wanted(track, now))
          .as("%s m/s^2", gravity)
          .isEqualTo(track.best().mode(table.falls(gravity)).ordinal());
    }
  }

  /** Counts the ticks of each guessed mode in a run. */
  private static void tell(GameContent only, long seed, Map<AimMode, Integer> told) {
    RunSetup setup = new RunSetup(seed, PlayMode.PRACTICE, 5, AimMode.DIRECT.ordinal());
    CourierTrack track = new CourierTrack();
    try (BotRun flight = new BotRun(only, setup, "demo", BotRun.ModeChoice.FIXED)) {
      for (int tick = 0; tick < 40 * 60; tick++) {
        flight.tick();
        Snapshot now = flight.run().current();
        if (flight.run().wasPaused()) {
          continue;
        }
        track.look(now);
        if (now.count(EntityKind.COURIER) > 0 && track.isGuessed()) {
          told.merge(track.best().mode(false), 1, Integer::sum);
        }
      }
    }
  }
}
