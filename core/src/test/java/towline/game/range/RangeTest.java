package towline.game.range;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.input.GamepadControl;
import towline.menu.LayoutChecker;
import towline.menu.Slider;
import towline.menu.SliderItem;
import towline.settings.Options;
import towline.store.InputException;
import towline.store.Store;

/** No input breaks the range. */
class RangeTest {
  private static final int BENCHES = 3;

  @TempDir Path folder;

  private HeadlessGame open() {
    HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.WORKBENCH));
    // Gives the menu the size of a real window.
    game.change(game.settings().with(Options.UI_SCALE, 100));
    game.game.resize(1280, 720);
    return game;
  }

  private static WorkbenchScreen range(HeadlessGame game) {
    return (WorkbenchScreen) game.game.current();
  }

  /**
   * A wheel reports whole notches, a trackpad fractions of them, and both also report sideways
   * motion.
   */
  @Test
  void aSliderStepsANotchOfTheWheelAndNotSideways() {
    try (HeadlessGame game = open()) {
      game.frames(3);
      Slider speed = ((WorkbenchScreen) game.game.current()).speed();
      SliderItem item = slider(game, speed);
      final String start = speed.value();
      wheel(item, 0.9f, 0, 5);
      wheel(item, 0, 0.3f, 3);
      assertThat(speed.value()).isEqualTo(start);
      wheel(item, 0, 0.3f, 1);
      final String slower = speed.value();
      assertThat(slower).isNotEqualTo(start);
      wheel(item, 0, -0.3f, 3);
      assertThat(speed.value()).isEqualTo(slower);
      wheel(item, 0, -0.3f, 1);
      assertThat(speed.value()).isEqualTo(start);
      wheel(item, 0, 1, 1);
      assertThat(speed.value()).isEqualTo(slower);
    }
  }

  private static void wheel(SliderItem item, float sideways, float down, int times) {
    for (int i = 0; i < times; i++) {
      InputEvent event = new InputEvent();
      event.setType(InputEvent.Type.scrolled);
      event.setStage(item.getStage());
      Vector2 at = item.localToStageCoordinates(new Vector2(item.getWidth() / 2, 1));
      event.setStageX(at.x);
      event.setStageY(at.y);
      event.setScrollAmountX(sideways);
      event.setScrollAmountY(down);
      item.fire(event);
    }
  }

  private static SliderItem slider(HeadlessGame game, Slider wanted) {
    return LayoutChecker.items(game.services().menu()).stream()
        .filter(item -> item.getName().equals(wanted.name()))
        .map(SliderItem.class::cast)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everySliderCanBeReachedAndMovedWithKeysAlone() {
    try (HeadlessGame game = open()) {
      assertThat(LayoutChecker.items(game.services().menu()))
          .extracting(Actor::getName)
          .doesNotContain(range(game).bench().sliders().get(0).name());
      game.goTo("range.more", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      for (int i = 0; i < BENCHES; i++) {
        Bench bench = range(game).bench();
        for (String name : bench.sliders().stream().map(Slider::name).toList()) {
          game.goTo(name, () -> game.keys(Keys.DOWN));
          String before = valueOf(bench, name);
          // A slider at its upper end is moved down.
          game.keys(slider(bench, name).fraction() >= 1 ? Keys.LEFT : Keys.RIGHT);
          assertThat(valueOf(bench, name)).as(name).isNotEqualTo(before);
          game.keys(Keys.FORWARD_DEL);
          assertThat(changed(bench, name)).as(name).isFalse();
        }
        game.goTo("range.copy", () -> game.keys(Keys.DOWN));
        game.keys(Keys.PAGE_DOWN);
      }
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("playground");
    }
  }

  private static String valueOf(Bench bench, String name) {
    return slider(bench, name).value();
  }

  private static boolean changed(Bench bench, String name) {
    return slider(bench, name).changed();
  }

  private static Slider slider(Bench bench, String name) {
    return bench.sliders().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void aGamepadReachesBenchesPresetsAndTime() {
    try (HeadlessGame game = open()) {
      game.pads.plugged = 1;
      game.pad(GamepadControl.R1);
      assertThat(range(game).bench().name()).isEqualTo("homing");
      int preset = range(game).bench().preset();
      game.pad(GamepadControl.X);
      assertThat(range(game).bench().preset()).isEqualTo(preset + 1);
      String speed = range(game).speed().value();
      game.pad(GamepadControl.R2);
      assertThat(range(game).speed().value()).isNotEqualTo(speed);
      game.pad(GamepadControl.Y);
      assertThat(range(game).speed().value()).contains("paused");
      game.pad(GamepadControl.B);
      assertThat(game.page()).isEqualTo("playground");
    }
  }

  @Test
  void aSavedSetupIsRestored() {
    List<String> saved;
    try (HeadlessGame game = open()) {
      range(game).bench().assign("seed", "77");
      range(game).bench().assign("slewRate", "0.9");
      saved = range(game).bench().setup();
      range(game).save();
    }
    try (HeadlessGame game = open()) {
      range(game).showBench(2);
      range(game).load();
      assertThat(range(game).bench().setup()).isEqualTo(saved);
    }
  }

  @Test
  void everyPresetIsRestoredFromAFileAndAWrongFileGivesTheReason() throws InputException {
    try (HeadlessGame game = open()) {
      Store store = game.services().profile().store();
      for (int i = 0; i < BENCHES; i++) {
        Bench bench = range(game).bench();
        for (String preset : bench.presetNames()) {
          bench.choosePreset(bench.presetNames().indexOf(preset));
          bench.assign("seed", "5");
          bench.refresh();
          List<String> before = bench.setup();
          String file = bench.file();
          bench.choosePreset(0);
          bench.read(SetupFile.parse(file, "range.csv"));
          assertThat(bench.setup()).as(preset).isEqualTo(before);
        }
        store.saveRange("name,value\nbench," + bench.name() + "\nseed,5\ncolour,red\n");
        range(game).load();
        assertThat(range(game).message()).contains("range.csv, line 4").contains("'colour'");
        range(game).showBench((i + 1) % BENCHES);
      }
    }
  }

  @Test
  void tanksThatSeeNoFartherThanTheirRadiusAreRefusedUntilTheyDo() throws InputException {
    try (HeadlessGame game = open()) {
      range(game).showBench(2);
      Bench bench = range(game).bench();
      bench.assign("sight", "0.5");
      bench.refresh();
      game.frame();
      assertThat(bench.refusal()).contains("sight must be more than radius");
      bench.assign("sight", "5");
      bench.refresh();
      game.frame();
      assertThat(bench.refusal()).isEmpty();
    }
  }

  @Tag("long")
  @Test
  void randomDraggingAndSlidingBreaksNothing() {
    play(600);
  }

  @Test
  @Tag("soak")
  void tenMinutesOfDraggingAndSlidingBreakNothing() {
    play(36_000);
  }

  /** Drags, moves sliders to both ends, switches and types, for {@code frames} frames. */
  private void play(int frames) {
    SplittableRandom random = new SplittableRandom(11);
    try (HeadlessGame game = open()) {
      for (int i = 0; i < frames; i++) {
        act(range(game), random);
        game.frame();
        for (String line : game.state().values()) {
          assertThat(line).isNotEqualTo("NaN");
        }
      }
    }
  }

  private static void act(WorkbenchScreen range, SplittableRandom random) {
    List<Slider> sliders = range.bench().sliders();
    Slider slider = sliders.get(random.nextInt(sliders.size()));
    float x = random.nextInt(853);
    float y = random.nextInt(720);
    switch (random.nextInt(12)) {
      case 0 -> range.press(x, y);
      case 1, 2 -> range.drag(x, y);
      case 3 -> range.release();
      case 4 -> slider.set(random.nextInt(2));
      case 5 -> slider.step(random.nextInt(2) * 2 - 1);
      case 6 -> slider.reset();
      case 7 -> range.nextPreset();
      case 8 -> range.hover(x, y);
      case 9 -> range.typeSeed(random.nextInt(10));
      case 10 -> range.copy();
      default -> {
        if (random.nextInt(8) == 0) {
          range.showBench(random.nextInt(BENCHES));
        }
      }
    }
  }
}
