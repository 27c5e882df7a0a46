package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.look.ColorRole;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.menu.LayoutChecker;
import towline.menu.Menu;
import towline.menu.MenuItem;
import towline.menu.MenuItems;
import towline.settings.Language;
import towline.settings.Options;

/** Pages stay legible with large text, and the focus stays in sight. */
class LargeTextTest {
  @TempDir Path folder;

  private HeadlessGame open(ScreenName screen, int scale) {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen));
    game.change(
        game.settings().with(Options.UI_SCALE, scale).with(Options.LANGUAGE, Language.GERMAN));
    game.game.resize(1280, 720);
    game.frames(20);
    game.open(screen);
    game.frames(3);
    return game;
  }

  private static List<Label> labels(Group group) {
    List<Label> labels = new ArrayList<>();
    for (Actor actor : group.getChildren()) {
      if (actor instanceof Label label) {
        labels.add(label);
      } else if (actor instanceof Group inner) {
        labels.addAll(labels(inner));
      }
    }
    return labels;
  }

  private static Set<Float> sizes(Menu menu) {
    return LayoutChecker.items(menu).stream()
        .filter(item -> item.getName().startsWith("tab."))
        .flatMap(item -> labels(item).stream())
        .map(Label::getFontScaleX)
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource(names = {"OPTIONS", "WORKBENCH"})
  void tabsHaveOneSize(ScreenName screen) {
    try (HeadlessGame game = open(screen, 200)) {
      Set<Float> sizes = sizes(game.services().menu());
      assertThat(sizes).singleElement().satisfies(size -> assertThat(size).isLessThan(1));
    }
  }

  @Test
  void theDailyRunOpensAtItsTop() {
    try (HeadlessGame game = open(ScreenName.BRIEFING, 200)) {
      Menu menu = game.services().menu();
      assertThat(game.focus()).isEqualTo("open.fly");
      assertThat(MenuItems.hiddenHeight(menu)).as("more than fits").isPositive();
      assertThat(MenuItems.scrolledHeight(menu)).isZero();
    }
  }

  /** The pane of the range ends a hint and its margins above the foot of the window. */
  @Test
  void theRangeUsesItsPanel() {
    try (HeadlessGame game = open(ScreenName.RANGE, 200)) {
      double foot = 720 - MenuItems.paneFoot(game.services().menu());
      assertThat(foot).isLessThan(0.12 * 720);
    }
  }

  @Test
  void quietTextIsBrighterInFocus() {
    try (HeadlessGame game = open(ScreenName.MEDALS, 100)) {
      Menu menu = game.services().menu();
      MenuItem item = MenuItems.named(menu, game.focus());
      int quiet = game.services().picture().palette().colour(ColorRole.TEXT_QUIET);
      assertThat(colours(item)).doesNotContain(quiet);
      menu.focus(LayoutChecker.items(menu).get(1).getName());
      assertThat(colours(item)).contains(quiet);
    }
  }

  private static List<Integer> colours(MenuItem item) {
    return labels(item).stream().map(label -> Color.rgb888(label.getColor())).toList();
  }

  @Test
  void theFocusFollowsTheWheel() {
    try (HeadlessGame game = open(ScreenName.MEDALS, 200)) {
      Menu menu = game.services().menu();
      String first = game.focus();
      for (int turn = 0; turn < 6; turn++) {
        game.input().scrolled(0, 1);
        game.frames(2);
      }
      assertThat(game.focus()).isNotEqualTo(first);
      Vector2 at = MenuItems.middle(menu, game.focus());
      assertThat(at.y).isBetween(0f, (float) MenuItems.paneFoot(menu));
      assertThat(MenuItems.scrolledHeight(menu)).as("scrolled by the wheel").isGreaterThan(300);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"RANGE", "WORKBENCH", "RACE", "PAUSE", "MODULES"})
  void pagesOverAPictureNameTheKeys(ScreenName screen) {
    try (HeadlessGame game = open(screen, 100)) {
      assertThat(LayoutChecker.foot(game.services().menu())).hasSizeGreaterThanOrEqualTo(3);
    }
  }

  @Test
  void theTitleNamesTheKeysInPlaceOfItsLine() {
    try (HeadlessGame game = open(ScreenName.TITLE, 200)) {
      assertThat(LayoutChecker.texts(game.services().menu()))
          .anySatisfy(text -> assertThat(text).contains("Enter"));
    }
  }
}
