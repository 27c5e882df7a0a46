package towline.desktop.window;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.lwjgl.system.Platform;

/**
 * A screen for the window tests: an Xvfb of their own, so that they never press keys on a
 * developer's desktop. {@code -Dtowline.test.display=:0} makes them use that screen instead.
 */
public final class TestScreen implements AutoCloseable {
  private static final String DISPLAY_PROPERTY = "towline.test.display";

  private final String display;
  private final @Nullable Process server;

  private TestScreen(String display, @Nullable Process server) {
    this.display = display;
    this.server = server;
  }

  /**
   * Opens a screen, or skips the test with a loud line; with CI=true in the environment the test
   * fails on Linux, the only system of Xvfb and xdotool.
   */
  static TestScreen open() throws IOException {
    requireOnPath("xdotool");
    String requested = System.getProperty(DISPLAY_PROPERTY, "");
    return requested.isBlank() ? start("+extension") : new TestScreen(requested, null);
  }

  /** Opens a screen without input. */
  public static TestScreen plain() throws IOException {
    return start("+extension");
  }

  /** Opens an Xvfb without OpenGL. */
  static TestScreen withoutOpenGl() throws IOException {
    return start("-extension");
  }

  /** Returns the name of the screen. */
  public String display() {
    return display;
  }

  @Override
  public void close() {
    if (server != null) {
      server.destroy();
    }
  }

  /** Starts an Xvfb, which picks a free display number and prints it once it is ready. */
  private static TestScreen start(String extension) throws IOException {
    requireOnPath("Xvfb");
    Process server =
        new ProcessBuilder(
                List.of(
                    "Xvfb",
                    "-displayfd",
                    "1",
                    "-screen",
                    "0",
                    "1280x720x24",
                    extension,
                    "GLX",
                    "+render",
                    "-noreset",
                    "-nolisten",
                    "tcp"))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
    BufferedReader out =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII));
    String number = out.readLine();
    if (number == null) {
      throw new IOException("Xvfb did not start");
    }
    return new TestScreen(":" + number.strip(), server);
  }

  private static void requireOnPath(String program) {
    String path = System.getenv("PATH");
    for (String folder : (path == null ? "" : path).split(File.pathSeparator, -1)) {
      if (Files.isExecutable(Path.of(folder, program))) {
        return;
      }
    }
    String line =
        "WINDOW TESTS CANNOT RUN: "
            + program
            + " is missing (Debian: xvfb, xdotool, libgl1-mesa-dri)";
    if ("true".equals(System.getenv("CI")) && Platform.get() == Platform.LINUX) {
      Assertions.fail(line);
    }
    System.err.println("\n*** SKIPPED *** " + line + "\n");
    Assumptions.abort(line);
  }
}
