package towline.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.content.PlayEvent;

class WaveResultTest {
  /** The points of the waves add up to the points of the run. */
  @Test
  void theResultsOfTheWavesAddUpToTheRun() {
    RunSetup setup = new RunSetup(3, PlayMode.ARCADE, 1, 2, Difficulty.EASY);
    int kills = 0;
    int shots = 0;
    int hits = 0;
    int waves = 0;
    double seconds = 0;
    int bestSwing = 0;
    try (BotRun flight = new BotRun(GameContent.load(), setup, "demo", BotRun.ModeChoice.FREE)) {
      Run run = flight.run();
      int start = 0;
      for (int tick = 0; tick < 9000 && !run.over() && waves < 3; tick++) {
        flight.tick();
        for (int i = 0; i < run.events().size(); i++) {
          if (run.events().get(i).type() == PlayEvent.WAVE_STARTED) {
            start = tick;
          }
        }
        WaveResult last = run.score().lastWave();
        if (last.number() > waves) {
          waves = last.number();
          kills += last.kills();
          bestSwing = Math.max(bestSwing, last.bestSwing());
          for (int mode = 0; mode < AimMode.values().length; mode++) {
            shots += last.shots(mode);
            hits += last.hits(mode);
          }
          seconds = last.seconds();
          assertThat(seconds).isCloseTo((tick - start) / 60.0, within(0.05));
          assertThat(kills).isEqualTo(run.score().kills());
          assertThat(bestSwing).isEqualTo(run.score().bestSwing());
          int allShots = 0;
          int allHits = 0;
          for (int mode = 0; mode < AimMode.values().length; mode++) {
            allShots += run.score().shots(mode);
            allHits += run.score().hits(mode);
          }
          assertThat(shots).isEqualTo(allShots);
          assertThat(hits).isEqualTo(allHits);
        }
      }
    }
    assertThat(waves).isEqualTo(3);
    assertThat(kills).isPositive();
  }
}
