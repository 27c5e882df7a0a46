package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.ai.aim.AimMode;
import towline.ai.pilot.EnemyKind;
import towline.content.EntityCatalogue;
import towline.content.GameContent;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.menu.LayoutChecker;
import towline.sim.api.Snapshot;
import towline.sim.api.Team;
import towline.view.overlay.LegendSign;
import towline.view.text.Localization;

/** The legend explains every enemy of the data files, with a picture of that enemy. */
class LegendPageTest {
  private static final GameContent CONTENT = GameContent.load();

  @TempDir Path folder;

  /** Returns the text keys of all enemies by the names of their specs. */
  private static List<String> keys() {
    List<String> keys = new ArrayList<>();
    assertThat(CONTENT.catalogue().enemies().stream().<Object>map(one -> one.kind()).toList())
        .isEqualTo(EnemyKind.ALL);
    for (EntityCatalogue.Variants<?> variants : CONTENT.catalogue().enemies()) {
      String group = variants.kind().kind().name().toLowerCase(Locale.ROOT);
      variants.specs().forEach(spec -> keys.add(group + "." + spec.name()));
    }
    CONTENT.snakes().forEach(snake -> keys.add("snake." + snake.name()));
    CONTENT.vessels().forEach(vessel -> keys.add("vessel." + vessel.name()));
    CONTENT.missiles().stream()
        .filter(missile -> !missile.equals(CONTENT.world().rack().missile()))
        .forEach(missile -> keys.add("missile." + missile.name()));
    return keys;
  }

  @Test
  void everyEnemyHasItsRow() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.LEGEND))) {
      game.frames(2);
      Localization words = game.services().picture().localization();
      List<String> shown = LayoutChecker.texts(game.services().menu());
      assertThat(keys()).hasSizeGreaterThan(15);
      for (String key : keys()) {
        assertThat(words.has(key + ".does")).as(key).isTrue();
        assertThat(shown).contains(words.of(key), words.of(key + ".does"));
      }
    }
  }

  @Test
  void everySignAndEveryAimModeHasItsRow() {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.LEGEND))) {
      game.frames(2);
      game.keys(Keys.PAGE_DOWN, Keys.PAGE_DOWN);
      Localization words = game.services().picture().localization();
      List<String> shown = LayoutChecker.texts(game.services().menu());
      for (LegendSign sign : LegendSign.values()) {
        assertThat(shown).contains(words.of("legend.sign." + sign.name()));
      }
      for (AimMode mode : AimMode.values()) {
        assertThat(shown).contains(words.of("vision.belief." + mode.name()));
      }
    }
  }

  static Stream<EntityCatalogue.Enemy> enemies() {
    return CONTENT.everyEnemy().stream();
  }

  @ParameterizedTest
  @MethodSource("enemies")
  void everyPictureShowsItsEnemyAlone(EntityCatalogue.Enemy enemy) {
    Snapshot state = EnemyPortrait.stateWith(CONTENT, enemy);
    List<String> variants = new ArrayList<>();
    for (int i = 0; i < state.size(); i++) {
      if (state.kind(i).team() == Team.FOE) {
        variants.add(state.row(i).variant);
      }
    }
    assertThat(variants).isNotEmpty().containsOnly(enemy.name());
  }
}
