package towline.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder for screenshots and clips: the desktop's pictures folder, in any language; never the
 * bare home folder.
 */
final class PicturesFolder {
  private static final String KEY = "XDG_PICTURES_DIR";

  /** A line of user-dirs.dirs: an absolute path, or one below $HOME. */
  private static final Pattern LINE =
      Pattern.compile("\\s*" + KEY + "=\"(\\$HOME/)?([^\"]+)\"\\s*");

  private PicturesFolder() {}

  /**
   * Returns the folder from the environment variable, else from the desktop's own file, else
   * Pictures.
   */
  static Path find(Map<String, String> environment, Path home) {
    Path config =
        EnvironmentPath.of(environment, "XDG_CONFIG_HOME").orElse(home.resolve(".config"));
    return EnvironmentPath.of(environment, KEY)
        .or(() -> fromFile(config.resolve("user-dirs.dirs"), home))
        .orElse(home.resolve("Pictures"));
  }

  /**
   * Reads the desktop's file; a missing or unreadable one is no error, because few systems have it.
   */
  private static Optional<Path> fromFile(Path file, Path home) {
    // A pipe would block the game.
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
      return lines
          .map(LINE::matcher)
          .filter(Matcher::matches)
          .map(line -> line.group(1) == null ? Path.of(line.group(2)) : home.resolve(line.group(2)))
          .filter(path -> path.isAbsolute() && !path.normalize().equals(home.normalize()))
          .findFirst();
    } catch (IOException | java.io.UncheckedIOException | InvalidPathException e) {
      System.err.println("towline: cannot read " + file + "; pictures go to Pictures.");
      return Optional.empty();
    }
  }
}
