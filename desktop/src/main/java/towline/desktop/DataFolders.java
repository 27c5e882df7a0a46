package towline.desktop;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.CodeSource;
import towline.desktop.cli.PathConverter;
import towline.lab.InputException;
import towline.store.Folders;
import towline.store.OperatingSystem;

/** Where the game keeps its files. */
final class DataFolders {
  private DataFolders() {}

  /**
   * The system's folders for a user's files.
   *
   * @throws InputException if the locale cannot express their names
   */
  static Folders ofTheSystem() throws InputException {
    try {
      return Folders.of(
          OperatingSystem.named(System.getProperty("os.name", "")),
          System.getenv(),
          Path.of(System.getProperty("user.home", "")));
    } catch (InvalidPathException e) {
      throw new InputException(PathConverter.sentence(e));
    }
  }

  /** The system's folder for pictures; never the bare home folder. */
  static Path pictures() throws InputException {
    String chosen = System.getenv("XDG_PICTURES_DIR");
    try {
      if (chosen != null && !chosen.isBlank() && Path.of(chosen).isAbsolute()) {
        return Path.of(chosen);
      }
      return Path.of(System.getProperty("user.home", ""), "Pictures");
    } catch (InvalidPathException e) {
      throw new InputException(PathConverter.sentence(e));
    }
  }

  /** A folder beside the jar, or beside the folder of the classes. */
  static Folders portable() throws InputException {
    CodeSource source = DataFolders.class.getProtectionDomain().getCodeSource();
    try {
      if (source != null) {
        Path program = Path.of(source.getLocation().toURI()).toAbsolutePath();
        Path folder = program.getParent();
        if (folder != null && Files.isDirectory(folder)) {
          return Folders.portable(folder);
        }
      }
    } catch (URISyntaxException e) {
      throw unknown();
    }
    throw unknown();
  }

  private static InputException unknown() {
    return new InputException("cannot tell where the program is; start it without --portable");
  }
}
