package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static towline.desktop.FailureDialog.Answer.CLOSE;
import static towline.desktop.FailureDialog.Answer.COPY;
import static towline.desktop.FailureDialog.Answer.OPEN_FOLDER;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.store.OperatingSystem;

class FailureDialogTest {
  private static final String TEXT = "Towline crashed (a <b>bold</b> \"fault\").";

  private static final FailureDialog.Labels LABELS =
      new FailureDialog.Labels("ÖFFNEN", "\"KOPIEREN\"", "SCHLIESSEN", "Ja oder nein?");

  private static FailureDialog on(OperatingSystem system, String... programs) {
    return new FailureDialog(LABELS, system, Set.of(programs)::contains);
  }

  @Test
  void theTextIsOneArgumentAndNeverPartOfAScript() {
    assertThat(on(OperatingSystem.LINUX, "zenity").dialog(TEXT).orElseThrow())
        .contains("--text=" + TEXT, "--no-markup");
    for (String program : List.of("kdialog", "xmessage")) {
      assertThat(on(OperatingSystem.LINUX, program).dialog(TEXT).orElseThrow())
          .startsWith(program)
          .contains(TEXT);
    }
    assertThat(on(OperatingSystem.MACOS).dialog(TEXT).orElseThrow())
        .startsWith("osascript")
        .endsWith(TEXT, LABELS.copy(), LABELS.openFolder(), LABELS.close());
    assertThat(on(OperatingSystem.WINDOWS).dialog(TEXT).orElseThrow())
        .noneMatch(argument -> argument.contains(TEXT));
  }

  @Test
  void linuxWithoutAnyOfTheProgramsHasNoDialog() {
    assertThat(on(OperatingSystem.LINUX).dialog(TEXT)).isEmpty();
  }

  @Test
  void eachProgramAnswersInItsOwnWay() {
    FailureDialog dialog = on(OperatingSystem.LINUX);
    assertThat(dialog.answer("zenity", 1, LABELS.openFolder() + "\n")).isEqualTo(OPEN_FOLDER);
    assertThat(dialog.answer("zenity", 1, LABELS.copy() + "\n")).isEqualTo(COPY);
    assertThat(dialog.answer("zenity", 0, "")).isEqualTo(CLOSE);
    assertThat(dialog.answer("osascript", 0, "button returned:" + LABELS.copy())).isEqualTo(COPY);
    assertThat(dialog.answer("kdialog", 0, "")).isEqualTo(OPEN_FOLDER);
    assertThat(dialog.answer("kdialog", 1, "")).isEqualTo(COPY);
    assertThat(dialog.answer("kdialog", 2, "")).isEqualTo(CLOSE);
    for (String program : List.of("xmessage", "powershell")) {
      assertThat(dialog.answer(program, 6, "")).isEqualTo(OPEN_FOLDER);
      assertThat(dialog.answer(program, 7, "")).isEqualTo(COPY);
      assertThat(dialog.answer(program, 2, "")).isEqualTo(CLOSE);
    }
  }

  @Test
  void onlyAnExecutableFileOnThePathIsAProgram(@TempDir Path folder) throws IOException {
    Path program = Files.createFile(folder.resolve("zenity"));
    Map<String, String> environment = Map.of("PATH", "/nowhere:/\0:" + folder);
    assertThat(FailureDialog.isInstalled("zenity", environment)).isFalse();
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThat(FailureDialog.isInstalled("zenity", environment)).isTrue();
  }
}
