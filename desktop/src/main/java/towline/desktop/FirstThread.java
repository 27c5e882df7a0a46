package towline.desktop;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import towline.store.OperatingSystem;

/**
 * Restarts the program on the first thread if necessary. On macOS windows must be opened by the
 * first thread of a process, but Java runs {@code main} in another one unless an option says
 * otherwise. A player who double-clicks a jar cannot pass that option, so the program starts itself
 * again.
 */
public final class FirstThread {
  private static final String OPTION = "-XstartOnFirstThread";

  /** System property that marks the second start, whatever the environment says. */
  private static final String RESTARTED = "towline.restarted";

  private FirstThread() {}

  /**
   * True if {@code args}, of the game or the laboratory, ask for a window that this process cannot
   * open.
   */
  public static boolean isMissing(String[] args) {
    return isMissing(
        OperatingSystem.named(System.getProperty("os.name", "")),
        System.getenv(),
        () -> ProcessHandle.current().pid(),
        List.of(args));
  }

  /** Overload for a given system and process. Java's launcher sets the environment variable. */
  static boolean isMissing(
      OperatingSystem system,
      Map<String, String> environment,
      LongSupplier pid,
      List<String> args) {
    boolean window =
        args.isEmpty()
            || args.get(0).equals("play")
            || args.get(0).equals("sheet")
            || (args.size() > 1 && args.get(0).equals("replay") && args.get(1).equals("clip"));
    return window
        && system == OperatingSystem.MACOS
        && System.getProperty(RESTARTED) == null
        && !"1".equals(environment.get("JAVA_STARTED_ON_FIRST_THREAD_" + pid.getAsLong()));
  }

  /** Starts the program of class {@code main} again, waits for it and returns its exit code. */
  public static int restart(Class<?> main, String[] args) throws IOException, InterruptedException {
    List<String> command =
        command(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            ManagementFactory.getRuntimeMXBean().getInputArguments(),
            System.getProperty("java.class.path"),
            main,
            List.of(args));
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  /** Returns the command of the second start, with the options and arguments of the first. */
  static List<String> command(
      Path java, List<String> options, String classPath, Class<?> main, List<String> args) {
    List<String> command = new ArrayList<>();
    command.add(java.toString());
    command.add(OPTION);
    command.add("-D" + RESTARTED + "=true");
    // With -jar the manifest contains this permission; with -cp it must be an option.
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(options);
    command.addAll(List.of("-cp", classPath, main.getName()));
    command.addAll(args);
    return command;
  }
}
