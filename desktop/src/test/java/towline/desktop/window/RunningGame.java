package towline.desktop.window;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The game in a process of its own, driven with keys and watched from outside. */
final class RunningGame implements AutoCloseable {
  /** Maximum time for anything, far longer than needed even on a slow machine. */
  private static final long PATIENCE_S = 240;

  private static final long POLL_MS = 10;
  private static final String OWN = "towline-test-";

  private final TestScreen screen;
  private final Path home;
  private final Process process;
  private final List<String> out = Collections.synchronizedList(new ArrayList<>());
  private final List<String> err = Collections.synchronizedList(new ArrayList<>());
  private final Thread outReader;
  private final Thread errReader;
  private volatile Map<String, String> state = Map.of();

  /**
   * Starts the program with {@code arguments} on {@code screen}; its files are deleted afterwards.
   */
  RunningGame(TestScreen screen, String... arguments) throws IOException {
    this(screen, homeOfItsOwn(), arguments);
  }

  private static Path homeOfItsOwn() throws IOException {
    Path home = Files.createTempDirectory(OWN);
    keepSettings(home, "");
    return home;
  }

  /**
   * Writes settings with few and coarse pictures, which are quick to draw, and returns their file.
   *
   * @param furtherOptions lines after the options of the picture, beginning with a comma
   */
  static Path keepSettings(Path folder, String furtherOptions) throws IOException {
    Path file = folder.resolve("config/towline/settings.json");
    Files.createDirectories(file.getParent());
    String settings =
        String.format(
            Locale.ROOT,
            """
            {
            "towline": "settings",
            "version": 1,
            "content": {
            "options": {
            "display.frameCap": "30",
            "display.renderScale": "50"%s
            },
            "bindings": {
            }
            }
            }
            """,
            furtherOptions);
    return Files.writeString(file, settings);
  }

  /** Starts the program with its files in a given folder, which is kept. */
  RunningGame(TestScreen screen, Path folder, String... arguments) throws IOException {
    this.screen = screen;
    List<String> command = JavaProcess.command(WatchedGame.class);
    command.addAll(Arrays.asList(arguments));
    home = folder;
    ProcessBuilder builder = JavaProcess.at(home, command);
    builder.environment().put("DISPLAY", screen.display());
    process = builder.start();
    outReader = reader(process.getInputStream(), out::add);
    errReader = reader(process.getErrorStream(), this::takeError);
  }

  /** Waits until the state meets a condition. */
  void await(String what, Predicate<Map<String, String>> asItShouldBe) throws InterruptedException {
    await(what, asItShouldBe, () -> {});
  }

  /** Waits until the state meets a condition, with an action repeated meanwhile. */
  void await(String what, Predicate<Map<String, String>> asItShouldBe, Deed meanwhile)
      throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_S);
    while (!asItShouldBe.test(state)) {
      if (!process.isAlive()) {
        throw new AssertionError("the game ended before " + what + ": " + report());
      }
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain for " + what + ": " + report());
      }
      meanwhile.happen();
      Thread.sleep(POLL_MS);
    }
  }

  /** Waits until a key of the state has a value. */
  void await(String key, String value) throws InterruptedException {
    await(key + "=" + value, now -> value.equals(now.get(key)));
  }

  /** Returns a number of the last state. */
  double number(String key) {
    return Double.parseDouble(state.getOrDefault(key, "NaN"));
  }

  /** Waits for the end of the process and returns its exit code. */
  int exitCode() throws InterruptedException {
    if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS)) {
      throw new AssertionError("the game did not end: " + report());
    }
    outReader.join();
    errReader.join();
    return process.exitValue();
  }

  /** Returns the lines on standard output. */
  List<String> out() {
    return List.copyOf(out);
  }

  /** Returns the lines on standard error, without those of the watcher. */
  List<String> err() {
    return List.copyOf(err);
  }

  /** Presses a button of the gamepad for a frame; its first press plugs it in. */
  void pad(String button) throws IOException {
    tell("tap " + button);
  }

  /** Sends an order such as unplugging the gamepad or plugging it in. */
  void tell(String order) throws IOException {
    process.getOutputStream().write((order + "\n").getBytes(StandardCharsets.US_ASCII));
    process.getOutputStream().flush();
  }

  /** Returns a word of the last state. */
  String word(String key) {
    return state.getOrDefault(key, "");
  }

  /** Returns keyboard and mouse for this game. */
  Xdotool hands() {
    return new Xdotool(screen.display());
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
    deleteHome();
  }

  /** Deletes the folder, unless the test gave it. */
  private void deleteHome() {
    if (!String.valueOf(home.getFileName()).startsWith(OWN)) {
      return;
    }
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void takeError(String line) {
    if (!line.startsWith(WatchedGame.STATE)) {
      err.add(line);
      return;
    }
    Map<String, String> read = new HashMap<>();
    for (String pair : line.substring(WatchedGame.STATE.length()).split("\t", -1)) {
      int equals = pair.indexOf('=');
      read.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    state = Map.copyOf(read);
  }

  private String report() {
    return state + "\n" + err.stream().collect(Collectors.joining("\n"));
  }

  private static Thread reader(InputStream stream, Consumer<String> sink) {
    Thread thread =
        new Thread(
            () ->
                new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                    .lines()
                    .forEach(sink));
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** An action from outside the game. */
  @FunctionalInterface
  interface Deed {
    void happen() throws InterruptedException;
  }
}
