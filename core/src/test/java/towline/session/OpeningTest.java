package towline.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.sim.api.EventType;
import towline.sim.api.Tick;

/** The opening of a run is safe. */
class OpeningTest {
  private static final GameContent CONTENT = GameContent.load();

  /** Time until the titles of the first sector and wave are over, s. */
  private static final double TITLE_SECONDS = 5;

  private static final List<EventType> HARM =
      List.of(EventType.SHIP_HURT, EventType.CABLE_BITTEN, EventType.DRONE_BITTEN);

  /** Neither a ship that stays where it is nor a bot is hurt while the titles are read. */
  @ParameterizedTest
  @EnumSource
  void nothingHurtsBeforeTheFirstTitleIsOver(PlayMode mode) {
    for (String bot : List.of("idle", "novice", "demo")) {
      for (int seed = 71; seed < 75; seed++) {
        RunSetup setup = new RunSetup(seed, mode, 1, 1);
        try (BotRun flight = new BotRun(CONTENT, setup, bot, BotRun.ModeChoice.FREE)) {
          for (int tick = 0; tick < TITLE_SECONDS * Tick.PER_SECOND; tick++) {
            flight.tick();
            for (EventType harm : HARM) {
              String when = bot + ", seed " + seed + ", tick " + tick + ", " + harm;
              assertThat(flight.run().events().count(harm)).as(when).isZero();
            }
          }
        }
      }
    }
  }
}
