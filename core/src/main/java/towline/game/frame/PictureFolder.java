package towline.game.frame;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import towline.game.clip.Screenshot;
import towline.game.host.PictureFiles;
import towline.store.UncheckedStoreException;

/**
 * The game's folder inside the player's folder of pictures.
 *
 * @param pictures the player's folder of pictures
 * @param files writes the pictures
 */
public record PictureFolder(Path pictures, PictureFiles files) {
  private static final String NAME = "Towline";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  /**
   * Saves the picture just drawn into a window of {@code width} times {@code height} physical
   * pixels.
   *
   * @return the path of the file
   * @throws UncheckedStoreException if it cannot be written
   */
  public Path saveScreenshot(int width, int height) {
    return Screenshot.save(files, newFile(".png"), width, height);
  }

  /**
   * Returns the text key of the message after saving: {@code saved}, unless pictures are downloads.
   */
  public String messageKey(String saved) {
    return files.downloads() ? "toast.downloaded" : saved;
  }

  /** Returns the path for a picture made now. */
  public Path newFile(String extension) {
    String time = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    return pictures.resolve(NAME).resolve("towline-" + time + extension);
  }
}
