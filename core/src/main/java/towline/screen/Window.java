package towline.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Cursor.SystemCursor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/** What the game asks of its window. */
final class Window {
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  private int windowedWidth = 1280;
  private int windowedHeight = 720;
  private boolean cursorShown = true;

  /** Fills the screen, or goes back to the window that was there before. */
  void flipFullScreen() {
    if (Gdx.graphics.isFullscreen()) {
      Gdx.graphics.setWindowedMode(windowedWidth, windowedHeight);
    } else {
      windowedWidth = Math.max(1, Gdx.graphics.getWidth());
      windowedHeight = Math.max(1, Gdx.graphics.getHeight());
      Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode());
    }
  }

  void showCursor() {
    cursor(true);
  }

  void hideCursor() {
    cursor(false);
  }

  private void cursor(boolean shown) {
    if (shown != cursorShown) {
      cursorShown = shown;
      Gdx.graphics.setSystemCursor(shown ? SystemCursor.Arrow : SystemCursor.None);
    }
  }

  /** Saves a picture among the player's pictures and says where. */
  Path savePicture() {
    Path folder = pictures().resolve("Towline");
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Path file =
        folder.resolve(
            "towline-" + LocalDateTime.now(ZoneId.systemDefault()).format(STAMP) + ".png");
    Screenshot.save(file);
    return file;
  }

  /** Where the system keeps pictures; never the bare home folder. */
  private static Path pictures() {
    String chosen = System.getenv("XDG_PICTURES_DIR");
    if (chosen != null && !chosen.isBlank() && Path.of(chosen).isAbsolute()) {
      return Path.of(chosen);
    }
    return Path.of(System.getProperty("user.home"), "Pictures");
  }
}
