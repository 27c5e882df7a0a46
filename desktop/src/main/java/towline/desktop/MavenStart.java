package towline.desktop;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the game from Maven's process. If the game fails, Maven ends at once with the game's exit
 * code, so that no report of a failed build follows the game's message.
 */
public final class MavenStart {
  private MavenStart() {}

  /** Runs the game in a process whose Java has {@code options}, until it ends. */
  public static void main(String[] options) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-classpath", classPath(), Main.class.getName()));
    int code = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (code != 0) {
      System.exit(code);
    }
  }

  /**
   * Returns the class path of this class's loader; within Maven, java.class.path is Maven's own.
   */
  private static String classPath() {
    if (!(MavenStart.class.getClassLoader() instanceof URLClassLoader loader)) {
      return System.getProperty("java.class.path");
    }
    List<String> files = new ArrayList<>();
    for (URL url : loader.getURLs()) {
      files.add(Path.of(URI.create(url.toString())).toString());
    }
    return String.join(File.pathSeparator, files);
  }
}
