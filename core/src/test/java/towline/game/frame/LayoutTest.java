package towline.game.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.Difficulty;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.options.CreditsPage;
import towline.game.run.PlayScreen;
import towline.menu.LayoutChecker;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.settings.Language;
import towline.settings.Options;
import towline.store.Challenges;
import towline.store.Folders;
import towline.view.text.Bundles;
import towline.view.text.Localization;
import towline.view.text.PseudoLanguage;

/**
 * Visits all pages in all sizes: no text is cut off, overlaps other text, or is too small to read.
 */
@Tag("long")
class LayoutTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"1280,720,75", "1280,720,100", "1280,800,150", "3840,2160,75", "1024,768,200"})
  void everyPageCanBeRead(int width, int height, int scale) throws IOException {
    assertThat(faults(width, height, scale, Language.ENGLISH, words -> {})).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1280,720,100", "1280,720,200", "1024,768,200"})
  void everyPageCanBeReadInLongWords(int width, int height, int scale) throws IOException {
    assertThat(faults(width, height, scale, Language.ENGLISH, PseudoLanguage::speak)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("translationsAndSizes")
  void everyPageCanBeReadInEveryLanguage(Language language, int width, int height, int scale)
      throws IOException {
    assertThat(faults(width, height, scale, language, words -> {})).isEmpty();
  }

  /** Each language at 100 %, and at 200 % in a size of its own. */
  static Stream<Arguments> translationsAndSizes() {
    int[][] sizes = {{1280, 720}, {2560, 1440}, {3440, 1440}, {3840, 2160}};
    List<Language> languages = Bundles.translations().toList();
    return IntStream.range(0, Math.max(languages.size(), sizes.length))
        .boxed()
        .flatMap(
            i -> {
              Language language = languages.get(i % languages.size());
              int[] size = sizes[i % sizes.length];
              return Stream.of(
                  arguments(language, 1280, 720, 100), arguments(language, size[0], size[1], 200));
            });
  }

  /** Sizes in pixels of a page, and physical pixels for each of them. */
  @ParameterizedTest
  @CsvSource({
    "844,390,3,ENGLISH",
    "844,390,3,GERMAN",
    "844,390,3,FRENCH",
    "844,390,3,SPANISH",
    "844,390,3,PORTUGUESE",
    "932,430,3,ENGLISH",
    "1180,820,2,ENGLISH",
    "1024,768,2,GERMAN"
  })
  void everyPageCanBeReadAndTouchedOnAHandheld(
      int width, int height, int density, Language language) throws IOException {
    keepScores();
    try (HeadlessGame game =
        HeadlessGame.onHandheld(folder, HeadlessGame.options(ScreenName.TITLE), density)) {
      game.change(game.settings().with(Options.LANGUAGE, language));
      game.game.resize(width * density, height * density);
      // Text is rendered again once the window's size has stopped changing.
      game.frames(20);
      assertThat(faults(game)).isEmpty();
    }
  }

  private void keepScores() throws IOException {
    Files.createDirectories(Folders.portable(folder).data());
    Files.copy(
        Path.of("src/test/resources/version-1.0.0/towline-files/scores.json"),
        Folders.portable(folder).data().resolve("scores.json"));
  }

  private List<String> faults(
      int width, int height, int scale, Language language, Consumer<Localization> rewording)
      throws IOException {
    keepScores();
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.TITLE))) {
      game.change(game.settings().with(Options.UI_SCALE, scale).with(Options.LANGUAGE, language));
      rewording.accept(game.services().picture().localization());
      game.game.resize(width, height);
      return faults(game);
    }
  }

  private static List<String> faults(HeadlessGame game) {
    List<String> faults = new ArrayList<>();
    // Text is rendered again once the window's size has stopped changing.
    game.frames(20);
    for (ScreenName screen : ScreenName.values()) {
      game.open(screen);
      tabs(game, screen.label(), faults);
    }
    game.reachWave(3);
    game.open(ScreenName.MODES);
    tabs(game, "all modes", faults);
    game.open(ScreenName.PRACTICE);
    game.frames(2);
    game.game.watch(game.game.recording().orElseThrow());
    game.until("the pause", now -> now.page().equals("watch"));
    tabs(game, "pause of a replay", faults);
    challenge(game, faults);
    game.open(ScreenName.PRACTICE);
    game.frames(2);
    game.keys(Keys.P);
    assertThat(game.page()).isEqualTo("pause");
    tabs(game, "pause of practice", faults);
    game.open(ScreenName.PAUSE);
    // The results ignore keys for a moment after they appear.
    game.hurry(1, now -> {});
    game.keys(Keys.R);
    assertThat(game.page()).isEqualTo("restart");
    tabs(game, "restart", faults);
    game.open(ScreenName.PAUSE);
    game.services().menu().activate("open.share");
    assertThat(game.page()).isEqualTo("share");
    tabs(game, "share", faults);
    game.open(ScreenName.OPTIONS);
    game.services().menu().open(new CreditsPage());
    tabs(game, "credits", faults);
    // A ship that does not move is soon lost.
    game.change(game.settings().with(Options.DIFFICULTY, Difficulty.HARD));
    game.open(ScreenName.ARCADE);
    game.hurryUntil("the results", LayoutTest::isOver);
    game.hurry(1, now -> {});
    tabs(game, "results with initials", faults);
    for (String page : List.of("details", "share")) {
      game.services().menu().activate("open." + page);
      assertThat(game.page()).isEqualTo(page);
      tabs(game, page + " of results", faults);
      game.keys(Keys.ESCAPE);
    }
    return faults;
  }

  private static void challenge(HeadlessGame game, List<String> faults) {
    openChallenge(game, 5);
    tabs(game, "challenge", faults);
    game.services().menu().activate("challenge.fly");
    game.frames(5);
    ((PlayScreen) game.game.current()).pages().openResults();
    tabs(game, "both results", faults);
    // Some pages are only complete after a playback that takes a while.
    openChallenge(game, 300);
    tabs(game, "unchecked challenge", faults);
    game.open(ScreenName.REPLAYS);
    tabs(game, "replays with a challenge", faults);
    game.services().menu().activate("challenge.0");
    game.until("the playback", LayoutTest::isChecked);
    tabs(game, "checked challenge", faults);
  }

  /** Opens a challenge of a run of {@code frames} frames, which is kept as one that was sent. */
  private static void openChallenge(HeadlessGame game, int frames) {
    game.open(ScreenName.PRACTICE);
    for (int i = 0; i < frames; i++) {
      game.unseenFrame();
    }
    Challenge challenge = new Challenge("WWW", game.game.recording().orElseThrow());
    byte[] bytes = ChallengeFormat.write(challenge);
    game.services().profile().store().challenges().keep(bytes, Challenges.Way.SENT);
    game.game.openFile(bytes);
  }

  private static boolean isChecked(HeadlessGame game) {
    String wave = game.services().picture().localization().of("menu.value.wave", "1");
    return LayoutChecker.texts(game.services().menu()).contains(wave);
  }

  /** Returns true if the results are shown; chooses the module that is offered before them. */
  private static boolean isOver(HeadlessGame game) {
    if (game.page().equals("modules")) {
      // A draft ignores keys for a moment.
      game.frames(30);
      game.keys(Keys.ENTER);
    }
    return game.page().equals("over");
  }

  /** Returns true if both the heading and the content of a page for fingers have a BACK. */
  private static boolean hasTwoWaysBack(HeadlessGame game) {
    boolean inHeading = LayoutChecker.middle(game.services().menu(), "key.BACK").isPresent();
    return inHeading
        && LayoutChecker.items(game.services().menu()).stream()
            .anyMatch(item -> item.getName().endsWith("back"));
  }

  private static void tabs(HeadlessGame game, String name, List<String> faults) {
    game.frame();
    for (int tab = 0; tab < 5; tab++) {
      for (String fault : LayoutChecker.faultsOfEveryItem(game.services().menu())) {
        faults.add(name + " " + tab + ": " + fault);
      }
      if (game.services().controls().devices().isTouched() && hasTwoWaysBack(game)) {
        faults.add(name + ": has two ways back");
      }
      game.keys(Keys.PAGE_DOWN);
      // The focus is on the tab, except in the range, where it stays on a slider that both benches
      // have.
      if (!game.focus().startsWith("tab.") && !name.equals(ScreenName.WORKBENCH.label())) {
        return;
      }
    }
  }
}
