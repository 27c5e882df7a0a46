package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.ai.aim.AimMode;
import towline.content.CourierTable;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.input.GamepadControl;
import towline.settings.Language;
import towline.settings.Options;
import towline.settings.SessionOptions;
import towline.settings.Settings;
import towline.view.hud.Hud;
import towline.view.hud.LessonLines;
import towline.view.text.CachedText;
import towline.view.text.Localization;
import towline.view.text.TextSize;

/** The lessons of a player's runs. */
class LessonsTest {
  @TempDir Path folder;

  private HeadlessGame start(ScreenName screen) {
    return new HeadlessGame(folder, HeadlessGame.firstRun(screen));
  }

  private static String lesson(HeadlessGame game) {
    return String.valueOf(game.state().get("lesson"));
  }

  @Test
  void flyingAndFiringCompletesTheFirstLesson() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.frames(2);
      assertThat(lesson(game)).isEqualTo("FLY");
      game.hold(Keys.D);
      game.hold(Keys.RIGHT);
      game.frames(200);
      assertThat(lesson(game)).isNotEqualTo("FLY");
    }
  }

  @Test
  void aKeyDismissesALessonAndEachIsShownOncePerProfile() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.pads.plugged = 1;
      game.frames(2);
      game.keys(Keys.ENTER);
      game.frames(30);
      assertThat(lesson(game)).isNotEqualTo("FLY");
      game.until("the next lesson", now -> !lesson(now).isEmpty());
      for (String next : List.of("TOW", "WHIP", "TREMBLER")) {
        game.until("the next lesson", now -> !lesson(now).isEmpty());
        assertThat(lesson(game)).isEqualTo(next);
        game.pad(GamepadControl.DPAD_UP);
        game.frames(30);
      }
    }
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      assertThat(game.settings().get(Options.LESSONS)).isEqualTo("FLY TOW WHIP TREMBLER");
      game.frames(2);
      assertThat(lesson(game)).isNotEqualTo("FLY");
    }
  }

  /** Below the score a lesson would cover ship and drone on such a low screen. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void aLessonIsInTheTopRowOfAPhone(int density) {
    try (HeadlessGame game =
        HeadlessGame.onHandheld(folder, HeadlessGame.firstRun(ScreenName.ARCADE), density)) {
      game.game.resize(HeadlessGame.PHONE_WIDTH * density, HeadlessGame.PHONE_HEIGHT * density);
      game.tap(150.0 * density, 280.0 * density);
      Hud hud = ((PlayScreen) game.game.current()).hud();
      for (String next : List.of("FLY", "TOW", "WHIP", "WHEEL", "TREMBLER")) {
        game.until("the next lesson", now -> lesson(now).equals(next));
        game.until("its line", now -> LessonLines.isShown(hud));
        assertThat(LessonLines.isInTopRow(hud)).as(next).isTrue();
        game.keys(Keys.ENTER);
        game.tap(150.0 * density, 280.0 * density);
      }
    }
  }

  @Test
  void optionsOfASessionAreNotSaved() {
    LaunchOptions usual = HeadlessGame.firstRun(ScreenName.ARCADE);
    LaunchOptions options =
        new LaunchOptions(
            usual.screen(),
            usual.run(),
            new SessionOptions(
                Set.of(Options.LESSONS, Options.UI_SCALE),
                Settings.defaults().with(Options.UI_SCALE, 150)),
            usual.overlay(),
            usual.range(),
            usual.race(),
            usual.end());
    try (HeadlessGame game = start(ScreenName.OPTIONS)) {
      game.change(game.settings().with(Options.LESSONS, "FLY"));
    }
    try (HeadlessGame game = new HeadlessGame(folder, options)) {
      game.frames(2);
      assertThat(lesson(game)).isEqualTo("FLY");
      assertThat(game.settings().get(Options.UI_SCALE)).isEqualTo(150);
      game.keys(Keys.ENTER);
      game.frames(30);
      assertThat(game.settings().get(Options.LESSONS)).isEqualTo("FLY");
      game.change(game.settings().with(Options.SHAKE, 50));
      game.change(game.settings().with(Options.LESSONS, "FLY TOW"));
    }
    try (HeadlessGame game = start(ScreenName.OPTIONS)) {
      assertThat(game.settings())
          .isEqualTo(Settings.defaults().with(Options.LESSONS, "FLY").with(Options.SHAKE, 50));
    }
  }

  /** The next run is created before the screen of the last one is left. */
  @Test
  void learnedLessonsAreNotShownAfterARestartOrInARematch() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.frames(2);
      game.keys(Keys.ENTER);
      game.frames(30);
      assertThat(game.settings().get(Options.LESSONS)).isEqualTo("FLY");
      game.keys(Keys.P, Keys.R);
      game.goTo("open.yes", () -> game.keys(Keys.RIGHT));
      game.keys(Keys.ENTER);
      game.until("the next lesson", now -> !lesson(now).isEmpty());
      assertThat(lesson(game)).isEqualTo("TREMBLER");
      game.keys(Keys.ENTER);
      game.frames(30);
      ((PlayScreen) game.game.current()).pages().choices().rematch();
      game.frames(2);
      assertThat(game.settings().get(Options.LESSONS)).isEqualTo("FLY TREMBLER");
      game.until("the next lesson", now -> !lesson(now).isEmpty());
      assertThat(lesson(game)).isEqualTo("TOW");
    }
  }

  @Test
  void lessonsRequestedDuringARunAreShownAgain() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.frames(2);
      game.keys(Keys.ENTER);
      game.frames(30);
      game.change(game.settings().with(Options.LESSONS, ""));
      game.until("the next lesson", now -> !lesson(now).isEmpty());
      game.keys(Keys.ENTER);
      game.frames(30);
      assertThat(game.settings().get(Options.LESSONS)).isEmpty();
    }
  }

  @Test
  void theOptionsShowTheLessonsAgain() {
    try (HeadlessGame game = start(ScreenName.OPTIONS)) {
      game.change(game.settings().with(Options.LESSONS, "FLY TOW WHIP WINCH VISION"));
      game.keys(Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.PAGE_DOWN);
      game.goTo("lessons", () -> game.keys(Keys.DOWN));
      game.keys(Keys.ENTER);
      assertThat(game.settings().get(Options.LESSONS)).isEmpty();
      game.open(ScreenName.ARCADE);
      game.frames(2);
      assertThat(lesson(game)).isEqualTo("FLY");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyLessonFitsTheWindowInTheLargestText(boolean pad) throws IOException {
    Properties texts = new Properties();
    try (InputStream in = Files.newInputStream(Path.of("../assets/i18n/text.properties"))) {
      texts.load(in);
    }
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.UI_SCALE, 200));
      game.pads.plugged = 1;
      game.pad(pad ? GamepadControl.R3 : GamepadControl.L3);
      if (!pad) {
        game.keys(Keys.F3);
      }
      Localization words = game.services().picture().localization();
      CachedText line =
          new CachedText(game.services().picture().fonts(), TextSize.BODY, CachedText.Anchor.LEFT);
      for (String key : texts.stringPropertyNames()) {
        if (key.startsWith("prompt.") || key.startsWith("lesson.")) {
          assertThat(line.setText(words.of(key)).width())
              .as(words.of(key))
              .isLessThan(1280 - 2 * 56);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCalloutCanContainANumberInEveryLanguage(Language language) {
    try (HeadlessGame game = start(ScreenName.TITLE)) {
      game.change(game.settings().with(Options.LANGUAGE, language));
      game.frames(1);
      char sign = game.services().picture().localization().decimalSign();
      assertThat(game.services().picture().fonts().of(TextSize.CALLOUT).getData().hasGlyph(sign))
          .as("'%s'", sign)
          .isTrue();
    }
  }

  /** Each line is measured with its hint that names the key to dismiss it. */
  @ParameterizedTest
  @EnumSource
  void everyCouriersLineFitsTheWindowInEveryLanguage(Language language) {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.change(game.settings().with(Options.LANGUAGE, language).with(Options.UI_SCALE, 200));
      game.frames(1);
      Localization words = game.services().picture().localization();
      CachedText line =
          new CachedText(game.services().picture().fonts(), TextSize.BODY, CachedText.Anchor.LEFT);
      for (CourierTable.Kind kind : game.services().content().couriers().kinds()) {
        String does = words.of("courier." + kind.spec().name() + ".does");
        for (AimMode mode : List.of(kind.mode(), kind.modeFalling())) {
          String key = words.keyOf("MODE_" + (mode.ordinal() + 1));
          String text = words.of("courier.fits", does, key, words.of("aim." + mode.name()));
          assertThat(line.setText(text).width()).as(text).isLessThan(1280 - 2 * 56);
        }
      }
    }
  }

  /** A player with a gamepad has no key for an aim mode. */
  @Test
  void aCouriersLineNamesTheButtonOfTheDeviceInUse() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      game.pads.plugged = 1;
      game.frames(2);
      Localization words = game.services().picture().localization();
      assertThat(words.keyOf("MODE_3")).isEqualTo("3");
      game.pad(GamepadControl.L3);
      game.frames(2);
      assertThat(words.keyOf("MODE_3")).isEqualTo(words.keyOf("NEXT_MODE")).isNotEqualTo("Tab");
    }
  }

  @Test
  void panelsFlashWithTheChosenBrightness() {
    try (HeadlessGame game = start(ScreenName.ARCADE)) {
      for (int flash : new int[] {0, 100}) {
        game.change(game.settings().with(Options.FLASH, flash));
        assertThat(game.services().picture().canvas().flashBrightness()).isEqualTo(flash / 100.0);
      }
    }
  }
}
