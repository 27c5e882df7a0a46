package towline.desktop.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import towline.settings.Language;

/**
 * A small Java runtime with the game inside, and an archive of the classes that a start loads,
 * ready to be mapped into memory (class data sharing).
 */
final class GameRuntime {
  static final String MAIN = GameModule.NAME + "/towline.desktop.Main";

  /**
   * Minimum number of classes that a start loads from a good archive; usually there are some 2,700.
   */
  private static final int MIN_SHARED_CLASSES = 1500;

  private final Path folder;

  /** Environment in which the game starts: a screen, and folders that are not the builder's own. */
  private final Map<String, String> environment;

  GameRuntime(Path folder, Map<String, String> environment) {
    this.folder = folder;
    this.environment = environment;
  }

  /** Links the runtime from the module in {@code module}. */
  void link(Path module) throws IOException {
    Tools.run(
        "jlink",
        "--module-path",
        module.toString(),
        "--add-modules",
        GameModule.NAME + ",jdk.localedata",
        "--include-locales",
        languages(),
        "--no-header-files",
        "--no-man-pages",
        "--output",
        folder.toString());
  }

  /** Returns the languages of the menus, for their dates and numbers. */
  private static String languages() {
    return Language.written().stream()
        .map(language -> language.locale(Locale.ROOT).getLanguage())
        .collect(Collectors.joining(","));
  }

  /** Plays for a moment, and archives the classes loaded meanwhile. */
  void archiveClasses(Path work) throws IOException, InterruptedException {
    Path classes = work.resolve("classes.lst");
    int code =
        Tools.start(
            work,
            environment,
            List.of(
                java(),
                "-XX:DumpLoadedClassList=" + classes,
                "-m",
                MAIN,
                "play",
                "--bot",
                "demo",
                "--exit-after",
                "3"));
    if (code != 0) {
      // Without a graphics driver the archive lacks the game's own classes, but it still helps.
      System.err.println("dist: the game could not play here, so its start is archived in part");
    }
    Tools.startOrFail(
        work,
        environment,
        List.of(
            java(),
            "-Xlog:disable",
            "-Xlog:all=error:stderr",
            "-Xshare:dump",
            "-XX:SharedClassListFile=" + classes,
            "-m",
            MAIN));
    Files.delete(classes);
  }

  /** Fails if a start does not load its classes from the archive. */
  static void checkArchive(Path launcher, Path elsewhere, Map<String, String> environment)
      throws IOException, InterruptedException {
    Path log = elsewhere.resolve("loaded.log");
    Map<String, String> spying = new java.util.HashMap<>(environment);
    // A relative path, because options cannot contain a folder whose name has a space.
    spying.put("JAVA_TOOL_OPTIONS", "-Xshare:on -Xlog:class+load:file=" + log.getFileName());
    int code =
        Tools.start(
            elsewhere,
            spying,
            List.of(launcher.toString(), "play", "--screen", "title", "--exit-after", "2"));
    long shared;
    try (Stream<String> lines = Files.lines(log)) {
      shared = lines.filter(line -> line.contains("source: shared objects file")).count();
    }
    System.out.println("dist: " + shared + " classes came from the archive");
    if (code == 0 && shared < MIN_SHARED_CLASSES) {
      throw new IOException("the archive of classes is not used: only " + shared + " came from it");
    }
    Files.delete(log);
  }

  /** Removes the commands beside the launcher, which only the build needs. */
  void stripCommands() throws IOException {
    List<Path> commands;
    try (Stream<Path> files = Files.list(folder.resolve("bin"))) {
      commands = files.filter(file -> !file.toString().endsWith(".dll")).toList();
    }
    for (Path command : commands) {
      Files.delete(command);
    }
  }

  private String java() {
    return folder.resolve("bin").resolve("java").toString();
  }
}
