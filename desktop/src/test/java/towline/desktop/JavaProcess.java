package towline.desktop.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A Java process like this one. */
final class JavaProcess {
  private JavaProcess() {}

  /**
   * Returns the command that runs {@code main} with the class path of the tests; arguments follow.
   * In the few seconds that such a process lasts, the optimising compiler and a collector with
   * several threads cost more than they save.
   */
  static List<String> command(Class<?> main) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    return command;
  }

  /** Starts a process, and kills it after five minutes: a hang fails the test that waits for it. */
  static Process start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    CompletableFuture.delayedExecutor(5, TimeUnit.MINUTES).execute(process::destroyForcibly);
    return process;
  }

  /** Returns a process that keeps its files in {@code home} and has no screen yet. */
  static ProcessBuilder at(Path home, List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    environment.put("XDG_CONFIG_HOME", home.resolve("config").toString());
    environment.put("XDG_DATA_HOME", home.resolve("data").toString());
    // Shared by all tests: its files are unpacked from the libraries and never change.
    environment.put("XDG_CACHE_HOME", Path.of("target", "cache").toAbsolutePath().toString());
    environment.put("XDG_PICTURES_DIR", home.resolve("pictures").toString());
    return builder;
  }
}
