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
 * Starts the game out of Maven's own process. If the game fails, Maven ends at once with its exit
 * code: the game's last words stay the last, without a report of a failed build below them.
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

  /** Maven's class path is that of this class's loader alone. */
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
