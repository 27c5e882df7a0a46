package towline.view.world.painter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.content.GameContent;
import towline.session.PlayMode;
import towline.session.Run;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.sim.api.Tick;
import towline.view.effect.CosmeticRandom;
import towline.view.effect.Sparks;
import towline.view.scene.InterpolatedScene;

/** The length of the flame is proportional to the engine's thrust in a real flight. */
class EngineGlowTest {
  private static final GameContent CONTENT = GameContent.load();

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 0.7, 1})
  void theFlameShowsTheShareOfTheThrust(double share) {
    EngineGlow glow = new EngineGlow(CONTENT.world().ship());
    CosmeticRandom random = new CosmeticRandom(1);
    Sparks sparks = new Sparks(random);
    InterpolatedScene scene = new InterpolatedScene();
    RunInput input = new RunInput();
    input.flight.thrustX = share;
    try (Run run = new Run(CONTENT, new RunSetup(1, PlayMode.PRACTICE, 1, 1))) {
      for (int tick = 0; tick < Tick.PER_SECOND / 2; tick++) {
        run.tick(input);
        scene.update(run.previous(), run.current(), 1);
        glow.update(scene, Tick.SECONDS, sparks, random, 0xffffff);
      }
    }
    assertThat(glow.thrust()).isCloseTo(share, within(0.05));
  }
}
