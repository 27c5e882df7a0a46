package towline.view.scene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import towline.content.GameContent;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

class HudKeepClearTest {
  private static final double HALF = 5;

  @Test
  void aRectangleAroundASubjectIsNotFree() {
    RunSetup setup = new RunSetup(1, PlayMode.ARCADE, 5, 2);
    Camera camera = new Camera();
    camera.resize(1280, 720);
    InterpolatedScene scene = new InterpolatedScene();
    HudKeepClear subjects = new HudKeepClear(camera, scene);
    try (BotRun flight = new BotRun(GameContent.load(), setup, "demo", BotRun.ModeChoice.FREE)) {
      for (int tick = 0; tick < 900; tick++) {
        flight.tick();
      }
      Snapshot snapshot = flight.run().current();
      scene.update(snapshot, snapshot, 1);
      camera.cut(
          snapshot.x(snapshot.first(EntityKind.SHIP)), snapshot.y(snapshot.first(EntityKind.SHIP)));
      for (EntityKind kind :
          new EntityKind[] {
            EntityKind.SHIP, EntityKind.DRONE, EntityKind.TANK, EntityKind.MITE, EntityKind.FOE_SHOT
          }) {
        for (int i = snapshot.first(kind); i < snapshot.end(kind); i++) {
          double x = camera.toWindowX(snapshot.x(i));
          double y = camera.toWindowY(snapshot.y(i));
          assertThat(subjects.isAnyIn(x - HALF, y - HALF, x + HALF, y + HALF)).isTrue();
        }
      }
      assertThat(snapshot.count(EntityKind.MITE)).isPositive();
    }
    assertThat(subjects.isAnyIn(-9e5, -9e5, -8e5, -8e5)).isFalse();
  }
}
