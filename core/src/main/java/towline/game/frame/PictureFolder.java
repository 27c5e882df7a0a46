package towline.game.frame;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import towline.game.clip.Screenshot;
import towline.store.UncheckedStoreException;

/** The folder of the game among the player's pictures; {@code pictures} is theirs. */
public record PictureFolder(Path pictures) {
  private static final String NAME = "Towline";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  /**
   * Saves the picture that was just drawn into a window of that size, physical pixels.
   *
   * @return its file
   * @throws UncheckedIOException if the folder cannot be made
   * @throws UncheckedStoreException if the file cannot be written
   */
  public Path saveScreenshot(int width, int height) {
    Path file = newFile(".png");
    try {
      Files.createDirectories(pictures.resolve(NAME));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Screenshot.save(file, width, height);
    return file;
  }

  /** The file of a picture that is made now. */
  public Path newFile(String extension) {
    String now = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    return pictures.resolve(NAME).resolve("towline-" + now + extension);
  }
}
