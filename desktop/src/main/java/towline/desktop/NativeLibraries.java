package towline.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import towline.store.Folders;
import towline.store.OperatingSystem;

/**
 * Where libGDX and LWJGL unpack their native libraries. By themselves they use folders with
 * predictable names in the temporary folder, where other users of the machine may have put
 * something; so they get a folder of the player's own.
 */
final class NativeLibraries {
  private static final String TEMPORARY = "java.io.tmpdir";
  private static final String ONLY_THE_OWNER = "rwx------";

  private NativeLibraries() {}

  /** Makes all libraries unpack into the player's own cache; before the first is loaded. */
  static void unpackIntoCache() {
    // LWJGL would hash its libraries to find some of another version; these come in the same jar.
    System.setProperty("org.lwjgl.util.NoHashChecks", "true");
    try {
      System.setProperty(TEMPORARY, folder().toString());
    } catch (IOException e) {
      System.err.println(
          "towline: no private folder for native libraries: %s; check the permissions of your cache folder"
              .formatted(e.getMessage()));
    }
  }

  /** A folder that nobody else can write to; a new temporary one if the cache is not writable. */
  private static Path folder() throws IOException {
    try {
      Path folder =
          Folders.cache(
                  OperatingSystem.named(System.getProperty("os.name", "")),
                  System.getenv(),
                  Path.of(System.getProperty("user.home", "")))
              .resolve("natives")
              .toAbsolutePath();
      Files.createDirectories(folder);
      if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        // Fails if it belongs to somebody else.
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString(ONLY_THE_OWNER));
      }
      return folder;
    } catch (IOException | InvalidPathException e) {
      return Files.createTempDirectory("towline-natives-");
    }
  }
}
