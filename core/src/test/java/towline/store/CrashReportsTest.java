package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.internal.RandomStream;

class CrashReportsTest {
  private static final Instant CRASH_TIME = Instant.parse("2026-02-03T04:05:06.007Z");
  private final Exception problem = new IllegalStateException("boom");

  private final Path folder;
  private final StoreMessages messages = new StoreMessages();
  private final CrashReports reports;

  CrashReportsTest(@TempDir Path root) {
    folder = root.resolve("crashes");
    reports = new CrashReports(new SystemDisk(), folder, messages);
  }

  private static CrashScene scene() {
    return new CrashScene("1.2.3", "ACME, Painter, 4.6", "DRAW", Optional.of(Samples.replay(61)));
  }

  @Test
  void theReportNamesTheSceneAndTheReplayIsBesideIt() throws Exception {
    List<Problem> words = reports.write(scene(), problem, CRASH_TIME);
    Path report = folder.resolve("crash-0001-20260203-040506-007Z.txt");
    Path replay = folder.resolve("crash-0001-20260203-040506-007Z.replay");
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

  private static List<String> sentences(List<Problem> problems) {
    return problems.stream().map(Problem::toString).toList();
  }

  /** For any clock: an empty battery, a year before 0 or of five digits. */
  @Test
  void theLastTenReportsAreKeptInTheOrderOfWriting() throws Exception {
    List<String> reports = new ArrayList<>();
    RandomStream random = new RandomStream(17);
    for (int i = 1; i < 40; i++) {
      long days = Long.remainderUnsigned(random.nextLong(), 6_000_000) - 1_000_000;
      Instant when = Instant.EPOCH.plus(Duration.ofDays(days));
      this.reports.write(scene(), problem, when);
      Path written = this.reports.pollUnseen().orElseThrow();
      reports.add(written.getFileName().toString());
      List<String> kept =
          reports.subList(Math.max(0, reports.size() - CrashReports.MOST), reports.size());
      assertThat(names(".txt")).containsExactlyInAnyOrderElementsOf(kept);
      assertThat(names(".replay"))
          .hasSize(Math.min(i, CrashReports.MOST))
          .contains(written.getFileName().toString().replace(".txt", ".replay"));
    }
  }

  private List<String> names(String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ending))
          .toList();
    }
  }

  @Test
  void withoutAWritableFolderTheReportIsInTheMessages() throws Exception {
    Files.writeString(folder, "in the way");
    assertThat(String.join("\n", sentences(reports.write(scene(), problem, CRASH_TIME))))
        .contains("No report could be written", "ACME", "java.lang.IllegalStateException: boom");
    assertThat(reports.pollUnseen()).isEmpty();
  }

  @Test
  void aForgedMarkNamesNoReport() throws Exception {
    Files.createDirectories(folder);
    for (String forged :
        List.of("", "../../x", "crash-0001-20260203-040506-000Z.txt", "x".repeat(5000))) {
      Files.writeString(folder.resolve("unseen"), forged);
      assertThat(reports.pollUnseen()).isEmpty();
      assertThat(folder.resolve("unseen")).doesNotExist();
    }
    assertThat(messages.all()).isEmpty();
  }
}
