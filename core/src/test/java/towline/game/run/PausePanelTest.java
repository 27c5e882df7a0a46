package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.menu.LayoutChecker;
import towline.sim.api.EntityKind;
import towline.view.hud.Hud;
import towline.view.hud.HudPanels;
import towline.view.world.WorldView;

/** The panel of the pause leaves the ring of aim modes in view, wherever the drone is. */
class PausePanelTest {
  /** Half the width of the panel, and the least radius of the ring, design pixels. */
  private static final double HALF_PANEL = 165;

  private static final double RING = 56;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"40, true", "90, true", "150, false", "200, false", "260, false", "300, false"})
  void thePanelIsBesideTheDrone(int frames, boolean right) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.game.resize(1280, 720);
      game.frames(3);
      game.hold(right ? Keys.D : Keys.A);
      game.frames(frames);
      game.keys(Keys.P);
      assertThat(game.page()).isEqualTo("pause");
      WorldView world = game.services().picture().world();
      double drone =
          world.camera().toWindowX(world.scene().x(world.scene().only(EntityKind.DRONE)));
      double panel = LayoutChecker.middle(game.services().menu(), "open.resume").orElseThrow().x;
      assertThat(Math.abs(panel - drone)).isGreaterThan(HALF_PANEL + RING);
    }
  }

  @Test
  void thePanelCutsNothingOfTheHud() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      game.game.resize(1280, 720);
      game.frames(200);
      Hud hud = ((PlayScreen) game.game.current()).hud();
      assertThat(HudPanels.hidden(hud)).isEmpty();
      game.keys(Keys.P);
      game.frames(2);
      assertThat(LayoutChecker.middle(game.services().menu(), "open.resume").orElseThrow().x)
          .isLessThan(400);
      assertThat(HudPanels.hidden(hud)).contains("ScorePanel").doesNotContain("MissilePanel");
    }
  }
}
