package towline.game.frame;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import towline.game.clip.Screenshot;
import towline.game.host.PictureFiles;
import towline.store.UncheckedStoreException;

/**
 * The folder of the game among the player's pictures.
 *
 * @param pictures where theirs are
 * @param files how they are saved
 */
public record PictureFolder(Path pictures, PictureFiles files) {
  private static final String NAME = "Towline";
  private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS");

  /**
   * Saves the picture that was just drawn into a window of that size, physical pixels.
   *
   * @return where it is
   * @throws UncheckedStoreException if it cannot be written
   */
  public Path saveScreenshot(int width, int height) {
    return Screenshot.save(files, newFile(".png"), width, height);
  }

  /** The text that says where a picture is; {@code saved} if it is in this folder. */
  public String told(String saved) {
    return files.downloads() ? "toast.downloaded" : saved;
  }

  /** The file of a picture that is made now. */
  public Path newFile(String extension) {
    String now = LocalDateTime.now(ZoneId.systemDefault()).format(STAMP);
    return pictures.resolve(NAME).resolve("towline-" + now + extension);
  }
}
