package towline.game.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.utils.Clipboard;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.content.GameContent;
import towline.game.HeadlessGame;
import towline.game.ScreenName;
import towline.game.frame.ChallengeSender;
import towline.game.host.Host;
import towline.game.host.Links;
import towline.menu.LayoutChecker;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.session.replay.BotRecording;
import towline.session.replay.Challenge;
import towline.session.replay.ChallengeFormat;
import towline.session.replay.ForgedReplays;
import towline.session.replay.Replay;
import towline.settings.Options;
import towline.store.Challenges;
import towline.store.Folders;
import towline.store.Store;
import towline.view.text.NumberText;

/** Challenges from one player to another and back. */
class ChallengeTest {
  private static final GameContent CONTENT = GameContent.load();

  @TempDir Path sender;
  @TempDir Path receiver;

  /** Links of a page, which record what is shared. */
  private static final class SharedLinks implements Links {
    private String shared = "";
    private byte[] file = new byte[0];
    private boolean hasSheet = true;

    @Override
    public boolean exist() {
      return true;
    }

    @Override
    public Optional<String> toRange(String setup) {
      return Optional.empty();
    }

    @Override
    public String page() {
      return "https://towline.example/";
    }

    @Override
    public boolean share(String link) {
      shared = hasSheet ? link : shared;
      return hasSheet;
    }

    @Override
    public boolean share(String name, byte[] bytes) {
      file = hasSheet ? bytes.clone() : file;
      return hasSheet;
    }
  }

  private final SharedLinks links = new SharedLinks();
  private String copied = "";

  private HeadlessGame open(Path folder, ScreenName screen, Supplier<Instant> clock) {
    Host host = HeadlessGame.hostAt(clock);
    Host page =
        new Host(
            host.physics(),
            host.background(),
            host.process(),
            host.sound(),
            host.pictures(),
            links,
            host.today(),
            true);
    return new HeadlessGame(folder, HeadlessGame.options(screen), code -> null, page);
  }

  private HeadlessGame open(Path folder, ScreenName screen) {
    return open(folder, screen, Instant::now);
  }

  private static List<Challenges.Kept> kept(Path folder) {
    return new Store(Folders.portable(folder)).challenges().all();
  }

  private static List<String> texts(HeadlessGame game) {
    return LayoutChecker.texts(game.services().menu());
  }

  /** Flies a run that earns points, up to its results. */
  private static void fly(HeadlessGame game) {
    game.hold(Keys.SPACE);
    game.hurryUntil("the end", now -> now.page().equals("over") || now.page().equals("duel"));
    game.release(Keys.SPACE);
    game.frames(60);
  }

  private static Challenge challenge(PlayMode mode, long seed, int ticks) {
    RunSetup setup = new RunSetup(seed, mode, 1, 1);
    return new Challenge("TOW", BotRecording.record(CONTENT, setup, "demo", ticks));
  }

  private static String link(Challenge challenge) {
    return ChallengeFormat.link("", ChallengeFormat.write(challenge)).orElseThrow();
  }

  @Test
  void aRunIsSentFlownAgainstAndAnswered() throws Exception {
    RunSetup setup;
    long points;
    try (HeadlessGame game = open(sender, ScreenName.TITLE)) {
      game.change(
          game.settings().with(Options.INITIALS, "EVE").with(Options.DIFFICULTY, Difficulty.HARD));
      game.game.play(PlayMode.SURVIVAL);
      fly(game);
      setup = game.run().setup();
      points = game.run().score().points();
      game.services().menu().activate("open.share");
      game.services().menu().activate("share.challenge");
      assertThat(links.shared).startsWith("https://towline.example/#c=");
    }
    String link = links.shared;
    try (HeadlessGame game = open(receiver, ScreenName.TITLE)) {
      game.change(game.settings().with(Options.INITIALS, "ADA"));
      game.game.openLink("See: " + link);
      assertThat(game.page()).isEqualTo("challenge");
      assertThat(texts(game)).anyMatch(text -> text.contains("Not checked yet"));
      game.until("the playback", now -> texts(now).stream().noneMatch(t -> t.contains("checked")));
      assertThat(texts(game))
          .anyMatch(text -> text.contains("EVE"))
          .contains(NumberText.grouped(points));
      game.keys(Keys.ENTER);
      assertThat(game.state()).containsEntry("screen", "PLAYING");
      assertThat(game.run().setup()).isEqualTo(setup);
      RunRecord record = ((PlayScreen) game.game.current()).record();
      assertThat(record.hasGhost()).isTrue();
      assertThat(record.worth().isRanked()).isFalse();
      fly(game);
      assertThat(game.page()).isEqualTo("duel");
      assertThat(game.run().difficulty()).as("the difficulty of EVE").isEqualTo(Difficulty.HARD);
      assertThat(texts(game))
          .contains("EVE", "ADA", NumberText.grouped(points))
          .anyMatch(
              text ->
                  text.contains("EVE are level")
                      || text.contains("EVE by")
                      || text.contains("EVE is ahead"));
      game.services().menu().activate("duel.answer");
      assertThat(links.shared).isNotEqualTo(link);
      game.services().menu().activate("duel.results");
      assertThat(game.page()).isEqualTo("over");
      game.services().menu().activate("open.again");
      assertThat(game.run().setup()).as("again").isEqualTo(setup);
      assertThat(((PlayScreen) game.game.current()).record().duel()).isPresent();
      fly(game);
      assertThat(game.page()).isEqualTo("duel");
      game.keys(Keys.R);
      assertThat(game.state()).as("restarted").containsEntry("screen", "PLAYING");
      assertThat(((PlayScreen) game.game.current()).record().duel()).isPresent();
    }
    assertThat(kept(receiver))
        .extracting(Challenges.Kept::way, one -> one.challenge().initials())
        .containsExactly(tuple(Challenges.Way.SENT, "ADA"), tuple(Challenges.Way.RECEIVED, "EVE"));
    assertThat(
            new Store(Folders.portable(receiver))
                .scores()
                .of(PlayMode.SURVIVAL, setup.difficulty()))
        .isEmpty();
    try (HeadlessGame game = open(sender, ScreenName.TITLE)) {
      game.game.openLink(links.shared);
      game.services().menu().activate("challenge.fly");
      game.open(ScreenName.REPLAYS);
      assertThat(texts(game)).contains("SENT", "ANSWER");
      game.services().menu().activate("challenge.1");
      assertThat(game.page()).isEqualTo("challenge");
      game.services().menu().activate("challenge.send");
      assertThat(links.shared).isEqualTo(link);
      game.keys(Keys.ESCAPE);
      assertThat(game.page()).isEqualTo("replays");
      game.services().menu().activate("challenge.0");
      game.services().menu().activate("challenge.watch");
      assertThat(game.state()).containsEntry("screen", "WATCHING");
    }
  }

  /** The player need not wait for the playback; the ghost flies on beside the run and after it. */
  @Test
  void theGhostFliesThoughNothingHasBeenChecked() {
    try (HeadlessGame game = open(receiver, ScreenName.TITLE)) {
      game.game.openLink(link(challenge(PlayMode.ARCADE, 27, 900)));
      game.services().menu().activate("challenge.fly");
      RunRecord record = ((PlayScreen) game.game.current()).record();
      game.frames(120);
      assertThat(record.ghost().ticks()).isGreaterThanOrEqualTo((int) game.run().current().tick());
      fly(game);
      game.until("the rest", now -> texts(now).stream().noneMatch(t -> t.contains("checked")));
      assertThat(texts(game)).anyMatch(text -> text.contains("TOW"));
    }
  }

  @Test
  void anAnswerAsksForInitialsThatHaveNeverBeenGiven() {
    try (HeadlessGame game = open(receiver, ScreenName.TITLE)) {
      game.game.openLink(link(challenge(PlayMode.ARCADE, 27, 60)));
      game.services().menu().activate("challenge.fly");
      fly(game);
      game.services().menu().activate("duel.answer");
      assertThat(game.page()).isEqualTo("initials");
      game.type("ADA");
      game.keys(Keys.ENTER);
      assertThat(game.page()).isEqualTo("duel");
      assertThat(texts(game)).contains("ADA");
      assertThat(kept(receiver).get(0).challenge().initials()).isEqualTo("ADA");
    }
  }

  @Test
  void aPlaybackThatComesOutDifferentlyDoesNotCount() {
    Replay replay = challenge(PlayMode.ARCADE, 27, 600).replay();
    Replay other = challenge(PlayMode.ARCADE, 28, 600).replay();
    try (HeadlessGame game = open(receiver, ScreenName.TITLE)) {
      game.game.openLink(
          link(new Challenge("BAD", ForgedReplays.withFinalHash(replay, other.finalHash()))));
      game.until(
          "the playback",
          now -> texts(now).stream().anyMatch(text -> text.contains("does not count")));
      assertThat(texts(game)).doesNotContain("FLY", "WATCH").contains("BACK");
    }
  }

  private String refusal(String text, Supplier<Instant> clock) {
    try (HeadlessGame game = open(receiver, ScreenName.TITLE, clock)) {
      game.game.openLink(text);
      game.frame();
      assertThat(game.page()).isEqualTo("title");
      return game.services().topLayer().message();
    }
  }

  @Test
  void refusedChallengesAreToldInASentence() {
    Challenge old =
        new Challenge(
            "TOW", ForgedReplays.ofBehaviour(challenge(PlayMode.ARCADE, 27, 60).replay(), 1));
    assertThat(refusal("#c=AAAA", Instant::now)).contains("This challenge cannot be used: it is ");
    assertThat(refusal(link(old), Instant::now)).contains("is from an older Towline (behaviour 1;");
  }

  @Test
  void aDailyChallengeOpensOnTheNextDay() {
    Instant noon = Instant.parse("2026-11-24T12:00:00Z");
    long day = 20_781;
    String link = link(challenge(PlayMode.DAILY, day, 120));
    assertThat(refusal(link, () -> noon)).contains("it opens when that day is over (UTC)");
    Instant later = Instant.parse("2026-11-25T00:00:00Z");
    try (HeadlessGame game = open(receiver, ScreenName.TITLE, () -> later)) {
      game.game.openLink(link);
      game.services().menu().activate("challenge.fly");
      assertThat(game.run().setup().seed()).isEqualTo(day);
      assertThat(((PlayScreen) game.game.current()).record().worth()).isEqualTo(RunWorth.CHALLENGE);
      game.hold(Keys.SPACE);
      game.frames(10);
    }
    assertThat(new Store(Folders.portable(receiver)).progress().attempts()).isEmpty();
  }

  @Test
  void aLongRunBecomesAFile() throws IOException {
    Challenge longOne = challenge(PlayMode.PRACTICE, 27, 12_000);
    byte[] bytes = ChallengeFormat.write(longOne);
    assertThat(ChallengeFormat.link("", bytes)).isEmpty();
    try (HeadlessGame game = open(sender, ScreenName.TITLE)) {
      new ChallengeSender(game.services()).send(longOne);
      assertThat(links.file).isEqualTo(bytes);
      game.game.openFile(links.file);
      assertThat(game.page()).isEqualTo("challenge");
    }
    try (HeadlessGame game = new HeadlessGame(receiver, HeadlessGame.options(ScreenName.TITLE))) {
      new ChallengeSender(game.services()).send(longOne);
      try (Stream<Path> files = Files.list(receiver.resolve("pictures").resolve("Towline"))) {
        List<Path> saved = files.toList();
        assertThat(saved).hasSize(1);
        assertThat(saved.get(0).toString()).endsWith(".towline");
        assertThat(Files.readAllBytes(saved.get(0))).isEqualTo(bytes);
      }
    }
  }

  /** Only the latest are kept, under names that are numbers, and damaged ones are reported. */
  @Test
  void theLatestChallengesAreKept() throws IOException {
    Replay replay = challenge(PlayMode.ARCADE, 27, 60).replay();
    Challenges challenges = new Store(Folders.portable(sender)).challenges();
    for (int i = 0; i < Challenges.MOST + 5; i++) {
      String initials = String.valueOf(100 + i);
      byte[] bytes = ChallengeFormat.write(new Challenge(initials, replay));
      challenges.keep(bytes, Challenges.Way.RECEIVED);
      challenges.keep(bytes, Challenges.Way.RECEIVED);
    }
    List<Challenges.Kept> kept = kept(sender);
    assertThat(kept).hasSize(Challenges.MOST);
    assertThat(kept.get(0).challenge().initials()).isEqualTo("134");
    assertThat(kept.get(0).file().getFileName()).hasToString("0035-received.towline");
    Files.write(kept.get(0).file(), new byte[] {1, 2, 3});
    Store store = new Store(Folders.portable(sender));
    assertThat(store.challenges().all()).hasSize(Challenges.MOST - 1);
    assertThat(store.messages()).hasSize(1);
  }

  /** A challenge on the clipboard can be opened from the page of replays, and nothing else. */
  @Test
  void theClipboardIsOfferedOnThePageOfReplays() {
    Application before = Gdx.app;
    try (HeadlessGame game = open(receiver, ScreenName.TITLE)) {
      Gdx.app = withClipboard("nothing of the kind");
      game.open(ScreenName.REPLAYS);
      assertThat(texts(game)).doesNotContain("OPEN CHALLENGE");
      Gdx.app = withClipboard("Hi! " + link(challenge(PlayMode.ARCADE, 27, 60)));
      game.open(ScreenName.REPLAYS);
      game.services().menu().activate("paste");
      assertThat(game.page()).isEqualTo("challenge");
    } finally {
      Gdx.app = before;
    }
  }

  private Application withClipboard(String text) {
    Clipboard clipboard =
        new Clipboard() {
          @Override
          public boolean hasContents() {
            return true;
          }

          @Override
          public String getContents() {
            return text;
          }

          @Override
          public void setContents(String content) {
            copied = content;
          }
        };
    Application app = Gdx.app;
    return (Application)
        Proxy.newProxyInstance(
            ChallengeTest.class.getClassLoader(),
            new Class<?>[] {Application.class},
            (proxy, method, arguments) ->
                method.getName().equals("getClipboard")
                    ? clipboard
                    : method.invoke(app, arguments));
  }

  /** A link goes to the clipboard instead, and a file to the folder of pictures. */
  @Test
  void withoutAShareSheetAChallengeIsCopiedOrSaved() throws IOException {
    links.hasSheet = false;
    Challenge brief = challenge(PlayMode.ARCADE, 27, 60);
    try (HeadlessGame game = open(sender, ScreenName.TITLE)) {
      Application before = Gdx.app;
      Gdx.app = withClipboard("");
      new ChallengeSender(game.services()).send(brief);
      Gdx.app = before;
      assertThat(copied).isEqualTo("https://towline.example/" + link(brief));
      assertThat(links.shared).isEmpty();
      new ChallengeSender(game.services()).send(brief);
    }
    try (Stream<Path> files = Files.walk(sender.resolve("pictures"))) {
      List<Path> saved = files.filter(one -> one.toString().endsWith(".towline")).toList();
      assertThat(saved)
          .anySatisfy(one -> assertThat(one).hasBinaryContent(ChallengeFormat.write(brief)));
    }
  }

  /** The run of a challenge teaches nothing, so its page tells a newcomer the controls. */
  @Test
  void aNewcomerIsToldTheControls() {
    byte[] file = ChallengeFormat.write(challenge(PlayMode.ARCADE, 3, 60));
    try (HeadlessGame game =
        HeadlessGame.onPhone(receiver, HeadlessGame.options(ScreenName.TITLE))) {
      String wheel = game.services().picture().localization().of("lesson.WHEEL");
      game.change(game.settings().with(Options.LESSONS, ""));
      game.game.openFile(file);
      assertThat(texts(game)).contains(wheel);
      game.change(game.settings().with(Options.LESSONS, "FLY"));
      game.game.openFile(file);
      assertThat(texts(game)).doesNotContain(wheel);
    }
  }

  /**
   * The run of a challenge is flown again at its difficulty; a change of the options is followed.
   */
  @Test
  void aSeedIsRetriedAtTheDifficultyOfTheRun() {
    try (HeadlessGame game = open(receiver, ScreenName.TITLE)) {
      game.change(game.settings().with(Options.DIFFICULTY, Difficulty.HARD));
      game.game.openFile(ChallengeFormat.write(challenge(PlayMode.ARCADE, 3, 60)));
      game.services().menu().activate("challenge.fly");
      game.frames(5);
      for (int way = 0; way < 2; way++) {
        RunMenu choices = ((PlayScreen) game.game.current()).pages().choices();
        if (way == 0) {
          choices.flySeedAgain();
        } else {
          choices.rematch();
        }
        game.frames(5);
        assertThat(game.run().setup().seed()).isEqualTo(3);
        assertThat(game.run().difficulty()).isEqualTo(Difficulty.NORMAL);
      }
      game.change(game.settings().with(Options.DIFFICULTY, Difficulty.EASY));
      game.frames(5);
      assertThat(game.run().difficulty()).isEqualTo(Difficulty.EASY);
      game.change(game.settings().with(Options.DIFFICULTY, Difficulty.HARD));
      game.frames(5);
      assertThat(game.run().difficulty()).isEqualTo(Difficulty.HARD);
    }
  }
}
