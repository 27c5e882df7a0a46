package towline.store;

import java.nio.file.Path;
import java.util.Map;

/**
 * The folders for the files of the game. Neither is the home folder; neither needs to exist.
 *
 * @param settings the folder of the settings
 * @param data the folder of scores, replays and crash reports
 */
public record Folders(Path settings, Path data) {
  private static final String NAME = "Towline";

  /**
   * Returns the folders by the conventions of the system.
   *
   * @param environment the environment variables of the process
   * @param home the home folder of the user
   */
  public static Folders of(OperatingSystem system, Map<String, String> environment, Path home) {
    return switch (system) {
      case LINUX ->
          new Folders(
              xdg(environment, "XDG_CONFIG_HOME", home.resolve(".config")),
              xdg(environment, "XDG_DATA_HOME", home.resolve(".local").resolve("share")));
      case WINDOWS -> in(roaming(environment, home).resolve(NAME));
      case MACOS -> in(home.resolve("Library").resolve("Application Support").resolve(NAME));
    };
  }

  /**
   * Returns the folder of files that can be made again at any time, by the conventions of the
   * system.
   */
  public static Path cache(OperatingSystem system, Map<String, String> environment, Path home) {
    return switch (system) {
      case LINUX -> xdg(environment, "XDG_CACHE_HOME", home.resolve(".cache"));
      case WINDOWS -> local(environment, home).resolve(NAME).resolve("Cache");
      case MACOS -> home.resolve("Library").resolve("Caches").resolve(NAME);
    };
  }

  /**
   * Returns the home folder of the user: on Unix systems {@code $HOME} if that is an absolute path,
   * as for other programs of a shell; else {@code ofTheUser}.
   *
   * @param ofTheUser the home folder by the system's list of users
   */
  public static Path home(OperatingSystem system, Map<String, String> environment, Path ofTheUser) {
    String chosen = environment.getOrDefault("HOME", "");
    return system != OperatingSystem.WINDOWS && chosen.startsWith("/")
        ? Path.of(chosen)
        : ofTheUser;
  }

  /** Returns one folder inside {@code folder}, beside the program, for both purposes. */
  public static Folders portable(Path folder) {
    return in(folder.resolve("towline-files"));
  }

  private static Folders in(Path folder) {
    return new Folders(folder, folder);
  }

  /** Returns a folder by the rules of freedesktop.org, which ignore a relative path. */
  private static Path xdg(Map<String, String> environment, String variable, Path otherwise) {
    String chosen = environment.getOrDefault(variable, "");
    return (chosen.startsWith("/") ? Path.of(chosen) : otherwise).resolve("towline");
  }

  private static Path roaming(Map<String, String> environment, Path home) {
    String chosen = environment.getOrDefault("APPDATA", "");
    return chosen.isBlank() ? home.resolve("AppData").resolve("Roaming") : Path.of(chosen);
  }

  private static Path local(Map<String, String> environment, Path home) {
    String chosen = environment.getOrDefault("LOCALAPPDATA", "");
    return chosen.isBlank() ? home.resolve("AppData").resolve("Local") : Path.of(chosen);
  }
}
