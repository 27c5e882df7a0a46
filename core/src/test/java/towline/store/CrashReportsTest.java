package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashReportsTest {
  private static final LocalDateTime WHEN = LocalDateTime.of(2026, 2, 3, 4, 5, 6);
  private final Exception problem = new IllegalStateException("boom");

  private final Path folder;
  private final StoreMessages messages = new StoreMessages();
  private final CrashReports reports;

  CrashReportsTest(@TempDir Path root) {
    folder = root.resolve("crashes");
    reports = new CrashReports(folder, messages);
  }

  private static CrashScene scene() {
    return new CrashScene("1.2.3", "ACME, Painter, 4.6", "DRAW", Optional.of(Samples.replay(61)));
  }

  @Test
  void theReportNamesEverythingAndTheReplayLiesBesideIt() throws Exception {
    List<Problem> words = reports.write(scene(), problem, WHEN);
    Path report = folder.resolve("crash-20260203-040506-000.txt");
    Path replay = folder.resolve("crash-20260203-040506-000.replay");
    assertThat(words)
        .extracting(Problem::toString)
        .containsExactly(
            "Towline crashed (IllegalStateException: boom)",
            "The report is in " + report,
            "The run up to the crash is in " + replay);
    assertThat(Files.readString(report))
        .containsPattern("Towline +1.2.3, behaviour \\d+")
        .containsPattern("graphics +ACME, Painter, 4.6")
        .containsPattern("doing +DRAW")
        .containsPattern("seed +1\\R")
        .containsPattern("after tick +61")
        .contains(System.getProperty("java.version"), System.getProperty("os.name"))
        .contains("java.lang.IllegalStateException: boom");
    assertThat(ReplayFiles.load(replay).ticks()).isEqualTo(61);
    assertThat(reports.pollUnseen()).contains(report);
    assertThat(reports.pollUnseen()).isEmpty();
  }

  private static List<String> told(List<Problem> problems) {
    return problems.stream().map(Problem::toString).toList();
  }

  @Test
  void onlyTheNewestAreKept() throws Exception {
    for (int i = 0; i < CrashReports.MOST + 3; i++) {
      reports.write(scene(), problem, WHEN.plusMinutes(i));
    }
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(file -> file.getFileName().toString()).sorted().toList();
      assertThat(names)
          .hasSize(2 * CrashReports.MOST + 1)
          .contains("crash-20260203-041706-000.txt", "crash-20260203-041706-000.replay")
          .doesNotContain("crash-20260203-040706-000.txt", "crash-20260203-040706-000.replay");
    }
  }

  @Test
  void whereNothingCanBeWrittenTheReportIsInTheWords() throws Exception {
    Files.writeString(folder, "in the way");
    assertThat(String.join("\n", told(reports.write(scene(), problem, WHEN))))
        .contains("No report could be written", "ACME", "java.lang.IllegalStateException: boom");
    assertThat(reports.pollUnseen()).isEmpty();
  }

  @Test
  void aForgedMarkLeadsNowhere() throws Exception {
    Files.createDirectories(folder);
    for (String forged :
        List.of("", "../../x", "crash-20260203-040506-000.txt", "x".repeat(5000))) {
      Files.writeString(folder.resolve("unseen"), forged);
      assertThat(reports.pollUnseen()).isEmpty();
      assertThat(folder.resolve("unseen")).doesNotExist();
    }
    assertThat(messages.all()).isEmpty();
  }
}
