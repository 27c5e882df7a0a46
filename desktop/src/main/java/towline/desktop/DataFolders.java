package towline.desktop;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.CodeSource;
import towline.desktop.cli.PathConverter;
import towline.store.Folders;
import towline.store.InputException;
import towline.store.OperatingSystem;

/** The folders of the game's files. */
final class DataFolders {
  private DataFolders() {}

  /**
   * Returns the system's folders for a user's files.
   *
   * @throws InputException if the locale cannot express their names
   */
  static Folders ofTheSystem() throws InputException {
    try {
      return Folders.of(
          OperatingSystem.named(System.getProperty("os.name", "")), System.getenv(), home());
    } catch (InvalidPathException e) {
      throw new InputException(PathConverter.sentence(e));
    }
  }

  /** Returns the user's home folder. */
  static Path home() {
    return Folders.home(
        OperatingSystem.named(System.getProperty("os.name", "")),
        System.getenv(),
        Path.of(System.getProperty("user.home", "")));
  }

  /** Returns the system's folder for pictures. */
  static Path pictures() throws InputException {
    try {
      return PicturesFolder.find(System.getenv(), home());
    } catch (InvalidPathException e) {
      throw new InputException(PathConverter.sentence(e));
    }
  }

  /**
   * Returns a folder beside the package's launcher or the jar, or beside the folder of the classes.
   */
  static Folders portable() throws InputException {
    Path folder = program().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw unknown();
    }
    return Folders.portable(folder);
  }

  /** Returns the file that was started; the launcher of a package sets a property to its path. */
  private static Path program() throws InputException {
    String launcher = System.getProperty("jpackage.app-path");
    CodeSource source = DataFolders.class.getProtectionDomain().getCodeSource();
    try {
      if (launcher != null) {
        return Path.of(launcher).toAbsolutePath();
      }
      if (source != null) {
        return Path.of(source.getLocation().toURI()).toAbsolutePath();
      }
    } catch (URISyntaxException e) {
      throw unknown();
    }
    throw unknown();
  }

  private static InputException unknown() {
    return new InputException("cannot find the folder of the program; start it without --portable");
  }
}
