package towline.desktop;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Starts the game from Maven's process. If the game fails, Maven ends at once with the game's exit
 * code, so that no report of a failed build follows the game's message.
 */
public final class MavenStart {
  private MavenStart() {}

  /** Runs the game in a process whose Java has {@code options}, until it ends. */
  public static void main(String[] options) throws IOException, InterruptedException {
    List<Path> libraries = new ArrayList<>();
    List<Path> folders = new ArrayList<>();
    for (Path entry : classPath()) {
      (Files.isRegularFile(entry) ? libraries : folders).add(entry);
    }
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Optional<Path> target = target(folders);
    Optional<StartArchive> archive =
        target.isEmpty()
            ? Optional.empty()
            : Optional.of(new StartArchive(java, target.get(), libraries));
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(List.of(options));
    archive.ifPresent(made -> command.addAll(made.options()));
    // The archive holds for a class path that begins with its own.
    String classPath =
        Stream.concat(libraries.stream(), folders.stream())
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of("-classpath", classPath, Main.class.getName()));
    int code = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (code != 0) {
      System.exit(code);
    }
    if (archive.isPresent()) {
      archive.get().makeIfMissing();
    }
  }

  /** Returns the folder of what Maven has built. */
  private static Optional<Path> target(List<Path> folders) {
    return folders.stream()
        .filter(folder -> folder.endsWith(Path.of("desktop", "target", "classes")))
        .map(Path::getParent)
        .findFirst();
  }

  /**
   * Returns the class path of this class's loader; within Maven, java.class.path is Maven's own.
   */
  private static List<Path> classPath() {
    List<Path> entries = new ArrayList<>();
    if (MavenStart.class.getClassLoader() instanceof URLClassLoader loader) {
      for (URL url : loader.getURLs()) {
        entries.add(Path.of(URI.create(url.toString())));
      }
    } else {
      for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
        entries.add(Path.of(entry));
      }
    }
    return entries;
  }
}
