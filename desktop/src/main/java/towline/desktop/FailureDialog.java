package towline.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import towline.store.OperatingSystem;

/**
 * Tells a player who started the game by a double click, and so sees no console, why it has ended.
 * The game's window is gone by then, so a program of the desktop shows the dialog; without such a
 * program there is none, and the text is only on standard error.
 */
final class FailureDialog {
  private static final String WINDOWS_SCRIPT =
      "Add-Type -AssemblyName System.Windows.Forms; exit"
          + " [int][Windows.Forms.MessageBox]::Show($env:TOWLINE_TEXT, 'Towline', 'YesNoCancel',"
          + " 'Error')";

  private static final String MAC_SCRIPT =
      "on run argv\ndisplay dialog (item 1 of argv) with title \"Towline\" buttons {item 2 of argv,"
          + " item 3 of argv, item 4 of argv} default button 3\nend run";

  /**
   * The texts of the dialog.
   *
   * @param openFolder label of a button
   * @param copy label of a button
   * @param close label of a button
   * @param windowsHint explanation of Yes and No, because Windows has no custom buttons
   */
  record Labels(String openFolder, String copy, String close, String windowsHint) {}

  /** The player's choice. */
  enum Answer {
    /** Open the folder of the report. */
    OPEN_FOLDER,
    /** Copy the text. */
    COPY,
    /** Close. */
    CLOSE
  }

  private final Labels labels;
  private final OperatingSystem system;
  private final Predicate<String> installed;

  /** Creates a dialog for {@code system}; {@code installed} tells if a program exists. */
  FailureDialog(Labels labels, OperatingSystem system, Predicate<String> installed) {
    this.labels = labels;
    this.system = system;
    this.installed = installed;
  }

  /** Shows the dialog until the player closes it. */
  void show(String text, Path folder) throws IOException, InterruptedException {
    Optional<List<String>> dialog = dialog(text);
    Answer answer = dialog.isPresent() ? ask(dialog.get(), text) : Answer.CLOSE;
    while (answer != Answer.CLOSE) {
      if (answer == Answer.OPEN_FOLDER) {
        new ProcessBuilder(opener(), folder.toString()).start();
      } else {
        copy(text);
      }
      answer = ask(dialog.get(), text);
    }
  }

  /** Returns the program that shows the text, with its arguments; empty if there is none. */
  Optional<List<String>> dialog(String text) {
    return switch (system) {
      case WINDOWS -> Optional.of(List.of("powershell", "-NoProfile", "-Command", WINDOWS_SCRIPT));
      case MACOS ->
          Optional.of(
              List.of(
                  "osascript",
                  "-e",
                  MAC_SCRIPT,
                  text,
                  labels.copy(),
                  labels.openFolder(),
                  labels.close()));
      case LINUX -> linuxDialog(text);
    };
  }

  private Optional<List<String>> linuxDialog(String text) {
    if (installed.test("zenity")) {
      return Optional.of(
          List.of(
              "zenity",
              "--error",
              "--no-markup",
              "--title=Towline",
              "--text=" + text,
              "--ok-label=" + labels.close(),
              "--extra-button=" + labels.openFolder(),
              "--extra-button=" + labels.copy()));
    }
    if (installed.test("kdialog")) {
      return Optional.of(
          List.of(
              "kdialog",
              "--title=Towline",
              "--warningyesnocancel",
              text,
              "--yes-label=" + labels.openFolder(),
              "--no-label=" + labels.copy(),
              "--cancel-label=" + labels.close()));
    }
    String buttons =
        String.format(
            Locale.ROOT, "%s:6,%s:7,%s:0", labels.openFolder(), labels.copy(), labels.close());
    return Optional.of(List.of("xmessage", "-center", "-buttons", buttons, text))
        .filter(command -> installed.test(command.get(0)));
  }

  private Answer ask(List<String> command, String text) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("TOWLINE_TEXT", text + "\n\n" + labels.windowsHint());
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return answer(command.get(0), process.waitFor(), output);
  }

  /** Returns the meaning of a program's exit code and output. */
  Answer answer(String program, int code, String output) {
    boolean open =
        switch (program) {
          case "kdialog" -> code == 0;
          case "xmessage", "powershell" -> code == 6;
          default -> output.contains(labels.openFolder());
        };
    boolean copy =
        switch (program) {
          case "kdialog" -> code == 1;
          case "xmessage", "powershell" -> code == 7;
          default -> output.contains(labels.copy());
        };
    return open ? Answer.OPEN_FOLDER : copy ? Answer.COPY : Answer.CLOSE;
  }

  private String opener() {
    return switch (system) {
      case WINDOWS -> "explorer";
      case MACOS -> "open";
      case LINUX -> "xdg-open";
    };
  }

  private void copy(String text) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(clipboard()).start();
    process.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    process.waitFor();
  }

  /** Returns the program that copies its input to the clipboard. */
  List<String> clipboard() {
    return switch (system) {
      case WINDOWS -> List.of("clip");
      case MACOS -> List.of("pbcopy");
      case LINUX ->
          installed.test("wl-copy")
              ? List.of("wl-copy")
              : installed.test("xsel")
                  ? List.of("xsel", "--input", "--clipboard")
                  : List.of("xclip", "-selection", "clipboard");
    };
  }

  /** True if a program is on the PATH of {@code environment}. */
  static boolean isInstalled(String program, Map<String, String> environment) {
    for (String folder : environment.getOrDefault("PATH", "").split(":", -1)) {
      if (new File(folder, program).canExecute()) {
        return true;
      }
    }
    return false;
  }
}
