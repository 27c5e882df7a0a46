package towline.desktop.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Presses keys and moves the mouse on a screen, with xdotool. */
final class Xdotool {
  private final String display;

  Xdotool(String display) {
    this.display = display;
  }

  /** Gives the window the focus, because there may be no window manager to do so. */
  void focus() throws InterruptedException {
    xdotool("search", "--sync", "--onlyvisible", "--name", "^Towline$", "windowfocus");
  }

  /** Presses and releases a key. */
  void press(String key) throws InterruptedException {
    xdotool("key", key);
  }

  void hold(String key) throws InterruptedException {
    xdotool("keydown", key);
  }

  void letGo(String key) throws InterruptedException {
    xdotool("keyup", key);
  }

  void pointAt(int x, int y) throws InterruptedException {
    xdotool("mousemove", Integer.toString(x), Integer.toString(y));
  }

  void holdButton() throws InterruptedException {
    xdotool("mousedown", "1");
  }

  void letButtonGo() throws InterruptedException {
    xdotool("mouseup", "1");
  }

  /** Clicks a button of the mouse, 1: left, 3: right, 5: a notch of the wheel down. */
  void click(int button) throws InterruptedException {
    xdotool("click", Integer.toString(button));
  }

  /** Clicks the button that closes the window. */
  void close() throws InterruptedException {
    List<String> command = JavaProcess.command(CloseButton.class);
    command.add(display);
    command.add(Long.toString(window()));
    run(command);
  }

  private long window() throws InterruptedException {
    return Long.parseLong(xdotool("search", "--onlyvisible", "--name", "^Towline$").strip());
  }

  private String xdotool(String... arguments) throws InterruptedException {
    List<String> command = new ArrayList<>(List.of("xdotool"));
    command.addAll(Arrays.asList(arguments));
    return run(command);
  }

  private String run(List<String> command) throws InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("DISPLAY", display);
    builder.redirectErrorStream(true);
    try {
      Process process = JavaProcess.start(builder);
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new AssertionError(command + " failed: " + output);
      }
      return output;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
