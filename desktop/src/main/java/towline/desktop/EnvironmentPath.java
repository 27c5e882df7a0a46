package towline.desktop;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Optional paths in environment variables. */
final class EnvironmentPath {
  private EnvironmentPath() {}

  /**
   * Returns the absolute path in {@code variable}; empty if there is none, or none that the locale
   * can express.
   */
  static Optional<Path> of(Map<String, String> environment, String variable) {
    try {
      return Optional.ofNullable(environment.get(variable)).map(Path::of).filter(Path::isAbsolute);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
