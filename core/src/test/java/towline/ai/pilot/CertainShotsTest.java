package towline.ai.pilot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.EventList;
import towline.sim.api.EventType;
import towline.sim.api.GameEvent;
import towline.sim.api.KindRange;
import towline.sim.api.Snapshot;

/** The drone's certain shots, in the game itself. */
class CertainShotsTest {
  private static final GameContent CONTENT = GameContent.load();

  @ParameterizedTest
  @ValueSource(ints = {1, 9})
  void noLivingTargetEscapesACertainShot(int wave) {
    RunSetup setup = new RunSetup(3, PlayMode.ARCADE, wave, AimMode.SURE.ordinal());
    Map<Integer, Integer> aimedAt = new HashMap<>();
    int hits = 0;
    int escapes = 0;
    try (BotRun flight = new BotRun(CONTENT, setup, "demo", BotRun.ModeChoice.FIXED)) {
      for (int tick = 0; tick < 2400 && !flight.run().over(); tick++) {
        flight.tick();
        EventList events = flight.run().events();
        Snapshot now = flight.run().current();
        for (int i = 0; i < events.size(); i++) {
          GameEvent type = events.get(i).type();
          if (type == EventType.DRONE_FIRED) {
            aimedAt.put(events.get(i).shot(), events.get(i).target());
          } else if (type == EventType.DRONE_SHOT_HIT) {
            hits++;
          } else if (type == EventType.DRONE_SHOT_MISSED) {
            Integer target = aimedAt.get(events.get(i).shot());
            int index = target == null ? -1 : now.indexOf(KindRange.FOES, target);
            if (index >= 0) {
              escapes++;
            }
          }
        }
      }
    }
    assertThat(hits).isPositive();
    assertThat(escapes).isZero();
  }
}
