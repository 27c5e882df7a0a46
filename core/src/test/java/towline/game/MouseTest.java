package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.math.Vector2;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.menu.LayoutChecker;
import towline.menu.MenuItem;
import towline.settings.Options;

/** Menus by the mouse alone. */
class MouseTest {
  private static final int HEIGHT = 720;

  @TempDir Path folder;

  /** A click turns to another tab, and the mouse works on there, however often. */
  @ParameterizedTest
  @EnumSource(names = {"OPTIONS", "CONTROLS", "SCORES", "STATISTICS"})
  void tabsAreTurnedByClicks(ScreenName screen) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen))) {
      // Gives the menu the sizes of a real window.
      game.change(game.settings().with(Options.UI_SCALE, 100));
      game.game.resize(1280, HEIGHT);
      game.frames(20);
      List<String> tabs = tabs(game);
      assertThat(tabs).hasSizeGreaterThan(2);
      move(game, tabs.get(0));
      assertThat(game.focus()).isEqualTo(tabs.get(0));
      for (int i = tabs.size() - 1; i >= 0; i--) {
        click(game, tabs.get(i));
        assertThat(game.focus()).isEqualTo(tabs.get(i));
        String other = tabs.get((i + 1) % tabs.size());
        move(game, other);
        assertThat(game.focus()).isEqualTo(other);
      }
    }
  }

  private static List<String> tabs(HeadlessGame game) {
    return LayoutChecker.items(game.services().menu()).stream()
        .map(MenuItem::getName)
        .filter(name -> name.startsWith("tab."))
        .toList();
  }

  private static Vector2 middle(HeadlessGame game, String name) {
    MenuItem item =
        LayoutChecker.items(game.services().menu()).stream()
            .filter(one -> one.getName().equals(name))
            .findFirst()
            .orElseThrow();
    Vector2 at =
        item.localToStageCoordinates(new Vector2(item.getWidth() / 2, item.getHeight() / 2));
    return new Vector2(at.x, HEIGHT - at.y);
  }

  private static void move(HeadlessGame game, String name) {
    Vector2 at = middle(game, name);
    game.input().mouseMoved((int) at.x - 1, (int) at.y);
    game.frames(1);
    game.input().mouseMoved((int) at.x, (int) at.y);
    game.frames(2);
  }

  private static void click(HeadlessGame game, String name) {
    Vector2 at = middle(game, name);
    game.input().touchDown((int) at.x, (int) at.y, 0, Buttons.LEFT);
    game.frames(1);
    game.input().touchUp((int) at.x, (int) at.y, 0, Buttons.LEFT);
    game.frames(2);
  }
}
