package towline.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Vector2;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.replay.ReplayScreen;
import towline.game.run.PlayScreen;
import towline.input.Devices;
import towline.input.TouchButton;
import towline.input.TouchControls;
import towline.menu.LayoutChecker;
import towline.menu.MenuItem;
import towline.menu.MenuItems;
import towline.session.ModeRing;
import towline.settings.OnOff;
import towline.settings.OptionGroup;
import towline.settings.Options;
import towline.view.hud.AimRings;
import towline.view.hud.Hud;
import towline.view.text.Localization;

/** An evening on a phone, by fingers alone. */
class TouchJourneyTest {
  private static final int LEFT = Devices.FIRST_FINGER;
  private static final int RIGHT = LEFT + 1;

  @TempDir Path folder;

  /** Taps an item, after dragging the page until it can be seen. */
  private static void tap(HeadlessGame game, String item) {
    Vector2 place = MenuItems.middle(game.services().menu(), item);
    for (int drag = 0; drag < 9 && place.y > HeadlessGame.PHONE_HEIGHT - 60; drag++) {
      game.fingerDown(LEFT, 420, 250);
      game.fingerMove(LEFT, 420, 180);
      game.fingerUp(LEFT, 420, 180);
      game.frame();
      place = MenuItems.middle(game.services().menu(), item);
    }
    game.tap(place.x, place.y);
  }

  private static TouchControls touch(HeadlessGame game) {
    return game.services().controls().devices().touch();
  }

  private static double x(HeadlessGame game, TouchButton button) {
    return touch(game).x(button) * touch(game).pixels();
  }

  private static double y(HeadlessGame game, TouchButton button) {
    return touch(game).y(button) * touch(game).pixels();
  }

  private static void tap(HeadlessGame game, TouchButton button) {
    game.tap(x(game, button), y(game, button));
  }

  /** Flies to the right and fires upwards, with two thumbs at once. */
  private static void flyAndFire(HeadlessGame game) {
    double shipX = game.run().current().x(0);
    game.fingerDown(LEFT, 150, 280);
    game.fingerDown(RIGHT, 700, 280);
    game.fingerMove(LEFT, 210, 280);
    game.fingerMove(RIGHT, 700, 240);
    game.frames(60);
    assertThat(game.run().current().x(0)).isGreaterThan(shipX + 1);
    assertThat(game.state().get("ship_shots")).isNotEqualTo("0");
    assertThat(Double.parseDouble(game.state().get("gun"))).isBetween(1.4, 1.7);
    game.fingerUp(LEFT, 210, 280);
    game.fingerUp(RIGHT, 700, 240);
    game.frame();
  }

  private static void chooseOnTheWheel(HeadlessGame game) {
    double fromX = x(game, TouchButton.MODE);
    double fromY = y(game, TouchButton.MODE);
    game.fingerDown(RIGHT, fromX, fromY);
    game.frames(40);
    int last = touch(game).wheelSize() - 1;
    double bearing = ModeRing.bearing(last, last + 1);
    double toX = fromX + 40 * Math.cos(bearing);
    double toY = fromY - 40 * Math.sin(bearing);
    game.fingerMove(RIGHT, toX, toY);
    game.frame();
    int wanted = touch(game).wheelMode(touch(game).pointed());
    assertThat(wanted).isNotEqualTo(game.run().current().droneGun().mode);
    game.fingerUp(RIGHT, toX, toY);
    game.frames(2);
    assertThat(game.run().current().droneGun().mode).isEqualTo(wanted);
  }

  @Test
  void theOptionsOfTouchComeFirstUnderAFinger() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.OPTIONS))) {
      tap(game, "tab." + OptionGroup.CONTROLS.ordinal());
      double first =
          MenuItems.middle(game.services().menu(), "option." + Options.TOUCH_SIZE.key()).y;
      double other = MenuItems.middle(game.services().menu(), "option." + Options.RUMBLE.key()).y;
      assertThat(first).isLessThan(other);
    }
  }

  @Test
  void titleRunWheelDraftPauseDeathInitialsAndReplay() {
    try (HeadlessGame game = HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.TITLE))) {
      assertThat(game.page()).isEqualTo("title");
      tap(game, "open.modes");
      assertThat(game.page()).isEqualTo("modes");
      tap(game, "mode.arcade");
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      flyAndFire(game);
      chooseOnTheWheel(game);
      tap(game, TouchButton.PAUSE);
      assertThat(game.page()).isEqualTo("pause");
      tap(game, "open.resume");
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      tap(game, TouchButton.VISION);
      assertThat(game.state()).containsEntry("overlay", "on");
      game.hurryUntil("the results", TouchJourneyTest::isOver);
      game.frames(60);
      tap(game, "open.details");
      tap(game, "open.scores");
      assertThat(game.page()).isEqualTo("initials");
      tap(game, "key.T");
      tap(game, "key.O");
      tap(game, "key.W");
      tap(game, "enter");
      assertThat(game.settings().get(Options.INITIALS)).isEqualTo("TOW");
      assertThat(game.page()).isEqualTo("scores");
    }
    try (HeadlessGame game = HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.TITLE))) {
      tap(game, "open.replays");
      tap(game, "replay.0");
      assertThat(game.state()).containsEntry("screen", "WATCHING");
      game.hurryUntil("the end of the replay", now -> now.page().equals("watch"));
      assertThat(((ReplayScreen) game.game.current()).desyncedAt()).isZero();
    }
  }

  /** Returns true if the results are shown; takes the module that is offered before them. */
  private static boolean isOver(HeadlessGame game) {
    if (game.page().equals("modules")) {
      game.frames(60);
      MenuItem first = MenuItems.named(game.services().menu(), "module.1");
      tap(game, first.getName());
    }
    return game.page().equals("over");
  }

  /** On a phone score, calls and all buttons are in the picture, without a drag. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void theResultsOfAPhoneNeedNoScrolling(int density) {
    try (HeadlessGame game =
        HeadlessGame.onHandheld(folder, HeadlessGame.options(ScreenName.ARCADE), density)) {
      game.game.resize(HeadlessGame.PHONE_WIDTH * density, HeadlessGame.PHONE_HEIGHT * density);
      game.frames(20);
      game.hurryUntil("the results", now -> now.page().equals("over"));
      Localization words = game.services().picture().localization();
      assertThat(LayoutChecker.texts(game.services().menu()))
          .containsAnyOf(words.of("over.best.call"), words.of("over.worst.call"));
      assertThat(MenuItems.hiddenHeight(game.services().menu())).isZero();
    }
  }

  @Test
  void theRingNamesTheDigitsOfKeysOnlyWhileKeysFly() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      Hud hud = ((PlayScreen) game.game.current()).hud();
      game.tap(150, 280);
      assertThat(AimRings.namesKeys(hud)).isFalse();
      game.keys(Keys.W);
      assertThat(AimRings.namesKeys(hud)).isTrue();
    }
  }

  @Test
  void aPageIsScrolledASliderIsDraggedAndAFingerThatSlipsOffDoesNothing() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.OPTIONS))) {
      tap(game, "tab.1");
      Vector2 row = MenuItems.middle(game.services().menu(), "option.sound.music");
      Vector2 bar = MenuItems.knob(game.services().menu(), "option.sound.music");
      game.fingerDown(LEFT, bar.x, bar.y);
      game.fingerMove(LEFT, bar.x - 30, bar.y + 4);
      game.fingerMove(LEFT, bar.x - 200, bar.y + 4);
      game.fingerUp(LEFT, bar.x - 200, bar.y + 4);
      game.frame();
      assertThat(game.settings().get(Options.MUSIC_VOLUME)).isZero();
      game.fingerDown(LEFT, row.x, row.y);
      game.fingerMove(LEFT, row.x, row.y - 60);
      game.fingerUp(LEFT, row.x, row.y - 60);
      game.frame();
      Vector2 after = MenuItems.middle(game.services().menu(), "option.sound.music");
      assertThat(after.y).isLessThan(row.y - 20);
      assertThat(game.settings().get(Options.MUSIC_VOLUME)).isZero();
      tap(game, "key.BACK");
      assertThat(game.page()).isEqualTo("title");
    }
  }

  @Test
  void theLawsOfPracticeAreOnThePageOfThePause() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.PRACTICE))) {
      game.frames(2);
      tap(game, TouchButton.PAUSE);
      tap(game, "open.law.TANK_LAW");
      game.frames(2);
      assertThat(game.state()).containsEntry("tank_law", "1");
      assertThat(game.state()).containsEntry("screen", "PLAYING");
    }
  }

  @Test
  void hintsNameTheTouchControlsAndKeysOnceOneIsPressed() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      Localization words = game.services().picture().localization();
      assertThat(
              Stream.of("FLY", "FIRE", "MODE_3", "NAME_TARGET", "VISION", "RESTART")
                  .map(words::keyOf))
          .containsExactly("Left thumb", "Right thumb", "MODE", "Tap", "Eye", "Pause");
      assertThat(words.of("hud.missiles")).isEqualTo("MISSILES");
      game.keys(Keys.W);
      game.frame();
      assertThat(words.keyOf("FLY")).isEqualTo("WASD");
      assertThat(words.of("hud.missiles")).isEqualTo("Space  MISSILES");
    }
  }

  @Test
  void leftHandsHaveTheSticksTheOtherWayRound() {
    try (HeadlessGame game =
        HeadlessGame.onPhone(folder, HeadlessGame.options(ScreenName.ARCADE))) {
      double right = x(game, TouchButton.PAUSE);
      game.change(game.settings().with(Options.TOUCH_LEFT_HANDED, OnOff.ON));
      assertThat(x(game, TouchButton.PAUSE)).isLessThan(right / 2);
      game.frame();
      assertThat(game.services().picture().localization().keyOf("FLY")).isEqualTo("Right thumb");
    }
  }
}
