package towline.desktop.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import towline.lab.InputException;

/** Files that a command writes in the end, checked at its beginning. */
public final class OutputFile {
  private OutputFile() {}

  /**
   * That file.
   *
   * @param what it holds, with an article
   * @throws InputException if nothing can be saved under that name
   */
  public static Path checked(String what, Path file) throws InputException {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null || !Files.isDirectory(folder)) {
      throw new InputException(
          "cannot save %s as %s: %s; choose another name"
              .formatted(
                  what,
                  file,
                  Files.isDirectory(file) ? "it is a folder" : "its folder does not exist"));
    }
    return file;
  }
}
