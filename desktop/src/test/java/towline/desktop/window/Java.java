package towline.desktop.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** This Java, for a process of its own. */
final class Java {
  private Java() {}

  /** The command that runs {@code main} with the class path of the tests; arguments follow. */
  static List<String> command(Class<?> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    if (Runtime.version().feature() >= 21) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    return command;
  }
}
