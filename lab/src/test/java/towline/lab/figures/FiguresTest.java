package towline.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.lab.LabRun;

/** The tables of the docs are up to date. */
@Tag("long")
class FiguresTest {
  private static final String ROOT = "..";

  @TempDir private Path folder;

  @Test
  void everyTableOfTheDocsIsWhatTheQuickCommandsPrint() {
    LabRun check = LabRun.in("figures", "--check", "--root", ROOT);
    assertThat(check.out()).as("tables that differ; figures writes them anew").isEmpty();
    assertThat(check.code()).as(check.err()).isZero();
    assertThat(check.errLines()).as("measured").hasSizeGreaterThan(6);
  }

  @Test
  void aTableThatDiffersEndsTheCheckWithCodeOneAndItsName() throws IOException {
    copyDocs();
    Path figures = folder.resolve("docs").resolve("figures.md");
    String text = Files.readString(figures);
    int cell = text.indexOf("| TURN_LEAD | 1.000", text.indexOf("<!-- figure: duel-small -->"));
    Files.writeString(
        figures, text.substring(0, cell) + text.substring(cell).replaceFirst("1.000", ".999"));
    LabRun check = check("--only", "duel-small");
    assertThat(check.out()).startsWith("duel-small differs in docs/figures.md: it says");
    assertThat(check.out()).contains(".999");
    assertThat(check.code()).isEqualTo(1);
    Files.writeString(figures, text.replaceFirst("<!-- /figure -->", ""));
    LabRun broken = check("--only", "duel-small");
    assertThat(broken.code()).isEqualTo(2);
    assertThat(broken.errLines()).singleElement().asString().contains("figures.md, line ", "duel");
  }

  @Test
  void badUsageIsOneSentence() {
    LabRun nowhere = LabRun.in("figures", "--check", "--root", folder.toString());
    assertThat(nowhere.code()).isEqualTo(2);
    assertThat(nowhere.errLines())
        .singleElement()
        .asString()
        .contains(folder.toString(), "is not the root of a checkout of Towline: README.md");
    assertThat(LabRun.in("figures", "--all").err()).contains("'--all' needs --check");
    LabRun unknown = LabRun.in("figures", "--check", "--only", "dual");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("no figure 'dual'; choose from duel, duel-towed");
  }

  private LabRun check(String... more) {
    List<String> words =
        Stream.concat(Stream.of("figures", "--check", "--root", folder.toString()), Stream.of(more))
            .toList();
    return LabRun.in(words.toArray(new String[0]));
  }

  private void copyDocs() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(ROOT, "docs"))) {
      for (Path file : files.filter(f -> f.toString().matches(".*\\.(md|svg)")).toList()) {
        Path copy = folder.resolve(Path.of(ROOT).relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    for (String file : List.of("README.md", "pom.xml")) {
      Files.copy(Path.of(ROOT, file), folder.resolve(file));
    }
  }
}
