package towline.game.clip;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.game.HeadlessGame;
import towline.game.LaunchOptions;
import towline.game.ScreenName;
import towline.game.SilentGl;

/** SAVE CLIP on the page of results, and films of the range. */
class ClipTest {
  /** Number of frames: eight seconds at ten frames a second, with both ends. */
  private static final int FRAMES = 82;

  private static final int GRAPHIC_CONTROL = 0xf9;
  private static final int TRAILER = 0x3b;

  @TempDir Path folder;

  @Test
  void theEndOfTheRunIsSavedAndTheRunIsUnchanged() throws Exception {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.SURVIVAL))) {
      game.hurryToResults();
      game.frames(60);
      long hash = game.hash();
      save(game);
      writeToTheEnd(game);
      game.until("the message", now -> message(now).startsWith("Clip saved"));
      assertThat(game.hash()).isEqualTo(hash);
      assertThat(game.page()).isEqualTo("share");
      assertThat(pictures()).hasSize(1);
      byte[] gif = Files.readAllBytes(pictures().get(0));
      assertThat(new String(gif, 0, 6, StandardCharsets.US_ASCII)).isEqualTo("GIF89a");
      assertThat(littleEndian(gif, 6)).isEqualTo(640);
      assertThat(littleEndian(gif, 8)).isEqualTo(360);
      assertThat(frames(gif)).isBetween(FRAMES - 3, FRAMES);
    }
  }

  /** A player who quits at once gets the complete file. */
  @Test
  void quittingCompletesTheClip() throws Exception {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.SURVIVAL))) {
      game.hurryToResults();
      game.frames(60);
      save(game);
      game.frames(5);
    }
    byte[] gif = Files.readAllBytes(pictures().get(0));
    assertThat(frames(gif)).isBetween(FRAMES - 3, FRAMES);
    assertThat(gif[gif.length - 1]).isEqualTo((byte) TRAILER);
  }

  /** The clip has a size of its own, so the window may have any size, or none. */
  @Test
  void aMinimisedWindowMakesTheSameClip() throws Exception {
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.SURVIVAL))) {
      game.hurryToResults();
      game.frames(60);
      save(game);
      HeadlessGame.minimise();
      SilentGl.reads.clear();
      writeToTheEnd(game);
    } finally {
      HeadlessGame.restore();
    }
    byte[] gif = Files.readAllBytes(pictures().get(0));
    assertThat(littleEndian(gif, 6)).isEqualTo(640);
    assertThat(littleEndian(gif, 8)).isEqualTo(360);
    assertThat(SilentGl.reads).hasSizeGreaterThan(FRAMES / 2).containsOnly("640x360");
  }

  @Test
  void aFailedSaveIsReported() throws Exception {
    Files.writeString(folder.resolve("pictures"), "in the way");
    try (HeadlessGame game = new HeadlessGame(folder, HeadlessGame.options(ScreenName.SURVIVAL))) {
      game.hurryToResults();
      game.frames(60);
      save(game);
      writeToTheEnd(game);
      game.until("the message", now -> message(now).startsWith("The clip could not be saved"));
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = ScreenName.class,
      names = {"RANGE", "WORKBENCH"})
  void theFirstSecondsOfAScreenAreSavedAsAFilm(ScreenName screen) throws IOException {
    Path file = folder.resolve("range.gif");
    LaunchOptions usual = HeadlessGame.options(screen);
    LaunchOptions options =
        new LaunchOptions(
            usual.screen(),
            usual.run(),
            usual.session(),
            usual.overlay(),
            usual.range(),
            usual.race(),
            new LaunchOptions.End(
                1.5, Optional.empty(), Optional.of(new Film(file, 10, 1.5)), Optional.empty()));
    try (HeadlessGame game = new HeadlessGame(folder, options)) {
      assertThat(game.state()).containsEntry("screen", screen.name());
      game.frames(14);
      assertThat(file).doesNotExist();
      game.frames(1);
      byte[] gif = Files.readAllBytes(file);
      assertThat(littleEndian(gif, 6)).isEqualTo(960);
      assertThat(littleEndian(gif, 8)).isEqualTo(540);
      assertThat(frames(gif)).isEqualTo(15);
    }
  }

  private static void save(HeadlessGame game) {
    game.goTo("open.share", () -> game.keys(Keys.TAB));
    game.keys(Keys.ENTER);
    game.goTo("share.clip", () -> game.keys(Keys.TAB));
    game.keys(Keys.ENTER);
  }

  /** Plays frames until the clip is drawn, and waits for the thread that writes it. */
  private static void writeToTheEnd(HeadlessGame game) throws InterruptedException {
    game.frames(FRAMES + 10);
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().equals("clip")) {
        thread.join();
      }
    }
  }

  private static String message(HeadlessGame game) {
    return game.services().topLayer().message();
  }

  private List<Path> pictures() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("pictures/Towline"))) {
      return files.toList();
    }
  }

  private static int littleEndian(byte[] bytes, int at) {
    return (bytes[at] & 0xff) | (bytes[at + 1] & 0xff) << 8;
  }

  /** Counts the graphic control extensions, each of four bytes, of which every frame has one. */
  private static int frames(byte[] gif) {
    int frames = 0;
    for (int i = 0; i + 7 < gif.length; i++) {
      if (gif[i] == 0x21 && (gif[i + 1] & 0xff) == GRAPHIC_CONTROL && gif[i + 2] == 4) {
        frames++;
      }
    }
    return frames;
  }
}
