package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.session.BotRun;
import towline.session.PlayMode;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.settings.Language;
import towline.settings.Options;
import towline.view.draw.ScreenRoom;
import towline.view.hud.Chase;
import towline.view.hud.Hud;
import towline.view.hud.HudPanels;
import towline.view.hud.MessageBoard;
import towline.view.hud.MessageBoard.Place;
import towline.view.hud.MessageBoards;
import towline.view.medal.MedalTier;

/** With all messages shown at once, at every size of text, none overlaps another or is cut off. */
class MessagesTest {
  private static final int[] SCALES = {75, 100, 200};
  private static final int[][] SIZES = {{1280, 720}, {1920, 1080}};
  private static final int BOSS_WAVE = 4;

  @TempDir Path folder;

  private static LaunchOptions launch(int wave, String flown) {
    LaunchOptions usual = HeadlessGame.options(ScreenName.ARCADE);
    return new LaunchOptions(
        ScreenName.ARCADE,
        wave,
        usual.run().seed(),
        1,
        flown,
        BotRun.ModeChoice.FREE,
        LaunchOptions.Overlay.VISION,
        LaunchOptions.NEVER,
        Optional.empty());
  }

  /** Adds the faults of this frame to {@code faults}. */
  private static void check(HeadlessGame game, String when, Set<String> faults) {
    ScreenRoom room = game.services().picture().canvas().room();
    double width = game.services().picture().width();
    double height = game.services().picture().height();
    for (int i = 0; i < room.taken(); i++) {
      if (room.left(i) < -1
          || room.bottom(i) < -1
          || room.right(i) > width + 1
          || room.top(i) > height + 1) {
        faults.add(when + ": outside " + area(game, i));
      }
      for (int j = i + 1; j < room.taken(); j++) {
        double across =
            Math.min(room.right(i), room.right(j)) - Math.max(room.left(i), room.left(j));
        double up = Math.min(room.top(i), room.top(j)) - Math.max(room.bottom(i), room.bottom(j));
        if (across > 1 && up > 1) {
          faults.add(when + ": " + area(game, i) + " lies on " + area(game, j));
        }
      }
    }
  }

  /** Returns true for the name of a wave that fades while a line takes its place. */
  private static boolean isFadingName(String fault) {
    return fault.matches(".*WavePanel.*lies on WavePanel.*");
  }

  private static String area(HeadlessGame game, int i) {
    ScreenRoom room = game.services().picture().canvas().room();
    String name =
        game.game.current() instanceof PlayScreen screen
            ? HudPanels.of(screen.hud(), room, i)
            : "message";
    return String.format(
        Locale.ROOT,
        "%s (%.0f..%.0f x %.0f..%.0f)",
        name,
        room.left(i),
        room.right(i),
        room.bottom(i),
        room.top(i));
  }

  private static MessageBoard board(HeadlessGame game) {
    return game.services().topLayer().board();
  }

  private static void raiseAll(HeadlessGame game) {
    game.services().toast("toast.crashed");
    game.services()
        .toast("toast.replay", "a-folder/with-a-long-name/and-a-replay-of-towline.replay");
    game.services().topLayer().medal().show("TEN", MedalTier.BRONZE);
    game.services().topLayer().medal().show("BATTER", MedalTier.GOLD);
  }

  @Tag("long")
  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"SYSTEM"},
      mode = EnumSource.Mode.EXCLUDE)
  void nothingLiesOnAnythingWhateverIsSaidAtOnce(Language language) {
    Set<String> faults = new LinkedHashSet<>();
    try (HeadlessGame game = new HeadlessGame(folder, launch(BOSS_WAVE, RunOptions.NO_BOT))) {
      for (int scale : SCALES) {
        for (int[] size : SIZES) {
          game.change(
              game.settings().with(Options.UI_SCALE, scale).with(Options.LANGUAGE, language));
          game.game.resize(size[0], size[1]);
          game.frames(20);
          game.game.play(PlayMode.PRACTICE);
          String when = String.format(Locale.ROOT, "%s %d %% of %d", language, scale, size[1]);
          game.frames(2);
          raiseAll(game);
          game.keys(Keys.H, Keys.J, Keys.T, Keys.LEFT_BRACKET, Keys.G, Keys.NUM_5);
          game.hurry(5, now -> check(now, when, faults));
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = {"TITLE", "SHOTS", "OPTIONS", "SCORES"})
  void aMessageOverAPageIsInItsFirstLine(ScreenName screen) {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(screen))) {
      game.services().toast("toast.daily");
      game.frames(2);
      ScreenRoom room = game.services().picture().canvas().room();
      int last = room.taken() - 1;
      assertThat(MessageBoards.isVisible(board(game), Place.FOOT)).isTrue();
      assertThat(room.bottom(last)).isGreaterThan(660);
      assertThat(room.top(last)).isLessThan(720);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @CsvSource({"844,390,3", "932,430,3", "1180,820,2", "1024,768,2"})
  void nothingLiesOnTheTouchControls(int width, int height, int density) {
    Set<String> faults = new LinkedHashSet<>();
    try (HeadlessGame game =
        HeadlessGame.onHandheld(folder, launch(BOSS_WAVE, RunOptions.NO_BOT), density)) {
      game.game.resize(width * density, height * density);
      game.frames(20);
      game.game.play(PlayMode.PRACTICE);
      game.frames(2);
      raiseAll(game);
      game.hurry(5, now -> check(now, width + " of " + height, faults));
      game.hurry(10, now -> {});
      assertThat(board(game).pending(Place.SIDE)).as("messages without room").isZero();
    }
    faults.removeIf(MessagesTest::isFadingName);
    assertThat(faults).isEmpty();
  }

  @Test
  void theCardOfAWaveAndAMedalHaveOnePlace() {
    Set<String> faults = new LinkedHashSet<>();
    try (HeadlessGame game = new HeadlessGame(folder, launch(1, "demo"))) {
      game.change(game.settings().with(Options.UI_SCALE, 200));
      game.frames(20);
      game.hurryUntil("the card", now -> board(now).pending(Place.SIDE) > 0);
      raiseAll(game);
      game.hurry(8, now -> check(now, "card", faults));
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {75, 200})
  void theLineOfACourierAndTheHaulHaveAPlace(int scale) {
    Set<String> faults = new LinkedHashSet<>();
    try (HeadlessGame game = new HeadlessGame(folder, launch(1, "demo"))) {
      game.change(
          game.settings().with(Options.UI_SCALE, scale).with(Options.LANGUAGE, Language.GERMAN));
      game.frames(20);
      game.hurryUntil(
          "a haul",
          now -> {
            check(now, "courier", faults);
            return now.run().score().haul() > 1;
          });
      raiseAll(game);
      game.hurry(8, now -> check(now, "haul", faults));
    }
    assertThat(faults).isEmpty();
  }

  /** In a small window a lesson is below the score, in the place of the rank to reach. */
  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"SYSTEM"},
      mode = EnumSource.Mode.EXCLUDE)
  void aLessonLiesOnNothingInASmallWindow(Language language) {
    Set<String> faults = new LinkedHashSet<>();
    for (int[] size : new int[][] {{640, 360, 100}, {640, 360, 140}, {800, 600, 120}}) {
      try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.firstRun(ScreenName.ARCADE))) {
        game.change(
            game.settings()
                .with(Options.LANGUAGE, language)
                .with(Options.UI_SCALE, size[2])
                .with(Options.LESSONS, "FLY TOW"));
        game.game.resize(size[0], size[1]);
        game.frames(20);
        game.game.play(PlayMode.ARCADE);
        Hud hud = ((PlayScreen) game.game.current()).hud();
        hud.chase(new Chase(List.of(90_000L, 40_000L, 337L)), 0);
        game.hold(Keys.D);
        String when = language + ", " + size[0] + ", " + size[2] + " %";
        game.hurryUntil(
            "the longest lesson",
            now -> {
              check(now, when, faults);
              return "WHIP".equals(now.state().get("lesson"));
            });
        game.hurry(8, now -> check(now, when, faults));
      }
    }
    faults.removeIf(MessagesTest::isFadingName);
    assertThat(faults).isEmpty();
  }

  @Test
  void theTitleOfAWaveComesOnceAfterTheDraft() {
    try (HeadlessGame game = new HeadlessGame(folder, launch(1, "demo"))) {
      game.frames(20);
      game.hurryUntil("the next wave", now -> now.run().wave() == 2);
      assertThat(board(game).pending(Place.TITLE)).as("at the end of the wave").isZero();
      game.hurryUntil(
          "the draft",
          now -> {
            assertThat(board(now).pending(Place.TITLE)).as("before the draft").isZero();
            return now.run().isChoiceOpen();
          });
      game.hurryUntil(
          "the choice",
          now -> {
            assertThat(board(now).pending(Place.TITLE)).as("in the draft").isZero();
            return !now.run().isChoiceOpen();
          });
      game.hurryUntil("the title", now -> board(now).pending(Place.TITLE) == 1);
    }
  }

  /** The medal waits until the pages with the results are left. */
  @Test
  void noMedalIsOverResultsOrAChallenge() {
    try (HeadlessGame game = new HeadlessGame(folder, launch(1, RunOptions.NO_BOT))) {
      game.game.play(PlayMode.PRACTICE);
      game.frames(2);
      Challenge challenge = new Challenge("TOW", game.game.recording().orElseThrow());
      game.services().topLayer().medal().show("TEN", MedalTier.BRONZE);
      game.frames(2);
      assertThat(MessageBoards.isVisible(board(game), Place.SIDE)).as("in flight").isTrue();
      ((PlayScreen) game.game.current()).pages().openResults();
      game.frames(2);
      assertThat(MessageBoards.isVisible(board(game), Place.SIDE)).as("results").isFalse();
      game.game.openFile(ChallengeFormat.write(challenge));
      game.frames(2);
      assertThat(MessageBoards.isVisible(board(game), Place.SIDE)).as("challenge").isFalse();
      game.open(ScreenName.TITLE);
      game.frames(2);
      assertThat(MessageBoards.isVisible(board(game), Place.SIDE)).as("title").isTrue();
    }
  }
}
