package towline.desktop.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A Java process like this one. */
final class JavaProcess {
  private JavaProcess() {}

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

  /** A process with its files in {@code home} and without a screen. */
  static ProcessBuilder at(Path home, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    environment.put("XDG_CONFIG_HOME", home.resolve("config").toString());
    environment.put("XDG_DATA_HOME", home.resolve("data").toString());
    environment.put("XDG_PICTURES_DIR", home.resolve("pictures").toString());
    return builder;
  }
}
