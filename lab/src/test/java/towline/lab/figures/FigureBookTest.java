package towline.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.session.replay.BehaviourVersion;
import towline.store.InputException;

/** A small checkout with its own figures, whose commands answer at once. */
class FigureBookTest {
  private static final String README =
      """
      # A game

      <!-- figure: waves -->
      <!-- /figure -->

      | key | what it does |
      |---|---|
      | 1 | waves 1 to 4 |

      <!-- figure: memory -->

      <!-- /figure -->
      """;
  private static final String OTHER =
      """
      A copy, then nothing.

      <!-- figure: waves -->
      ![old](old.png)
      <!-- /figure -->
      <!-- figure: speed -->

      <!-- /figure -->\
      """;

  private static final List<Figure> FIGURES =
      List.of(
          Figure.slow(
                  "waves",
                  "How far it gets.",
                  MarkdownTable.columns(
                      Column.text("wave", "wave"), Column.share("share", "share")),
                  "waves --csv")
              .withChart(Chart.lines("How far", "wave", "share")),
          Figure.quick(
              "memory",
              "What it allocates.",
              MarkdownTable.columns(
                  Column.code("options", PrintedRow.OPTIONS),
                  Column.count("things", "things"),
                  Column.count("bytes a tick", "bytes")),
              "load --mites 2",
              "load --tanks 3"),
          Figure.timed(
              "speed",
              "How fast it is.",
              MarkdownTable.columns(Column.fixed("ms", "ms", 1)),
              "load --timing"));

  @TempDir private Path root;
  private final List<String> commands = new ArrayList<>();
  private String wavesShare = "0.25";
  private int bytes = 3645;

  @BeforeEach
  void checkOut() throws Exception {
    Files.createDirectories(root.resolve("docs/decisions"));
    Files.writeString(root.resolve("pom.xml"), "");
    Files.writeString(root.resolve("README.md"), README);
    Files.writeString(root.resolve("docs/decisions/0001-one.md"), OTHER);
  }

  private String print(List<String> words) {
    String command = String.join(" ", words);
    commands.add(command);
    return switch (command) {
      case "waves --csv" -> "wave,share\n1,1\n2," + wavesShare + "\n";
      case "load --mites 2" -> "things=1234567\nbytes=" + bytes + "\n";
      case "load --tanks 3" -> "things=7\nbytes=9\n";
      case "load --timing" -> "ms=1.25\n";
      default -> throw new IllegalStateException(command);
    };
  }

  private FigureBook book() throws InputException {
    return new FigureBook(root, FIGURES, this::print, line -> {});
  }

  private String text(String document) throws Exception {
    return Files.readString(root.resolve(document));
  }

  private List<String> differences(boolean slowToo) throws Exception {
    commands.clear();
    return book().differences(slowToo, Set.of());
  }

  @Test
  void aSlowTableOfRunsNamesTheBehaviourVersion() throws Exception {
    book().write(Set.of());
    String marker = "<!-- behaviour: " + BehaviourVersion.CURRENT + " -->";
    assertThat(text("docs/figures.md")).containsOnlyOnce(marker);
    assertThat(text("README.md")).doesNotContain("behaviour:");
    assertThat(book().stale()).isEmpty();
    Path page = root.resolve("docs/figures.md");
    Files.writeString(page, text("docs/figures.md").replace(marker, "<!-- behaviour: 1 -->"));
    assertThat(book().stale()).containsExactly("waves");
    assertThat(differences(true)).isEmpty();
    book().write(Set.of());
    assertThat(book().stale()).isEmpty();
  }

  @Test
  void aChartIsDrawnFromItsTableAndCompared() throws Exception {
    book().write(Set.of());
    Path chart = root.resolve("docs/images/charts/waves.svg");
    String withChart = Files.readString(chart);
    assertThat(text("docs/figures.md")).contains("![How far it gets.](images/charts/waves.svg)");
    assertThat(differences(false)).isEmpty();
    Files.writeString(chart, withChart.replace("How far", "How near"));
    assertThat(differences(false))
        .containsExactly(
            "waves differs in docs/images/charts/waves.svg: it is not drawn of the table");
    Files.delete(chart);
    assertThat(differences(false)).hasSize(1);
    wavesShare = "0.75";
    book().write(Set.of());
    assertThat(Files.readString(chart)).isNotEqualTo(withChart);
  }

  @Test
  void aWrittenPageAgreesAndIsWrittenAgainUnchanged() throws Exception {
    book().write(Set.of());
    assertThat(text("README.md"))
        .startsWith("# A game\n\n<!-- figure: waves -->\n\n    java -jar")
        .contains("waves --csv\n\n| wave | share |\n|---|---|\n| 1 | 1.000 |\n| 2 | .250 |\n\n<")
        .contains("| `--mites 2` | 1,234,567 | 3,645 |")
        .contains("| 1 | waves 1 to 4 |");
    assertThat(text("docs/figures.md"))
        .contains(
            "![How far it gets.](images/charts/waves.svg)\n\n<!-- figure: waves -->\n\n    java -jar")
        .containsPattern("Measured \\d{4}-\\d{2}-\\d{2} on \\d+ processors");
    assertThat(text("docs/decisions/0001-one.md"))
        .startsWith("A copy, then nothing.\n\n<!-- figure: waves -->\n\n    java")
        .doesNotContain("old")
        .endsWith("\n\n<!-- /figure -->");
    assertThat(differences(true)).isEmpty();
    List<String> before = List.of(text("README.md"), text("docs/figures.md"));
    book().write(Set.of());
    assertThat(List.of(text("README.md"), text("docs/figures.md"))).isEqualTo(before);
  }

  @Test
  void aCheckRunsSlowCommandsOnRequestAndNeverMeasuresTimes() throws Exception {
    book().write(Set.of());
    wavesShare = "0.5";
    assertThat(differences(false)).isEmpty();
    assertThat(commands).containsExactly("load --mites 2", "load --tanks 3");
    assertThat(differences(true))
        .singleElement()
        .asString()
        .startsWith("waves differs in docs/figures.md")
        .contains("| 2 | .250 |", "| 2 | .500 |");
    assertThat(commands).containsExactly("waves --csv", "load --mites 2", "load --tanks 3");
    assertThat(book().differences(true, Set.of("memory"))).isEmpty();
  }

  /** Changes each digit in each table of each document, one after the other. */
  @Test
  void everyChangedDigitIsReportedWithTheNameOfItsTable() throws Exception {
    book().write(Set.of());
    int changed = 0;
    for (String document : List.of("README.md", "docs/figures.md", "docs/decisions/0001-one.md")) {
      String text = text(document) + '\n';
      String name = "";
      for (int i = 0; i < text.length(); i++) {
        if (text.startsWith("<!-- figure: ", i)) {
          name = text.substring(i + 13, text.indexOf(" -->", i));
        }
        String line = text.substring(text.lastIndexOf('\n', i) + 1, text.indexOf('\n', i) + 1);
        boolean isCell = line.startsWith("| ") && !line.contains("waves 1");
        if (isCell && Character.isDigit(text.charAt(i))) {
          char other = text.charAt(i) == '7' ? '2' : '7';
          String rest = text.substring(i, text.indexOf('\n', i));
          Files.writeString(
              root.resolve(document), text.substring(0, i) + other + text.substring(i + 1));
          List<String> found = differences(true);
          if (name.equals("memory") && rest.matches("\\d \\|")) {
            assertThat(found).as("the last digit of bytes: " + line).isEmpty();
          } else if (name.equals("speed") && document.endsWith("figures.md")) {
            assertThat(found).singleElement().asString().startsWith("speed differs in docs/dec");
          } else {
            assertThat(found).as(line).isNotEmpty().allMatch(named(name));
          }
          changed++;
        }
      }
      Files.writeString(root.resolve(document), text);
    }
    assertThat(changed).isGreaterThan(40);
  }

  private static Predicate<String> named(String name) {
    return difference -> difference.startsWith(name + " differs in ");
  }

  @Test
  void bytesMayDifferByTheToleranceAndNoMore() throws Exception {
    book().write(Set.of());
    bytes = 3645 - 16;
    assertThat(differences(false)).isEmpty();
    bytes = 92;
    assertThat(differences(false))
        .singleElement()
        .asString()
        .startsWith("memory differs in docs/figures.md")
        .contains("3,645", "| 92 |");
  }

  /** Removes every marker of every document, one after the other, and the page as a whole. */
  @Test
  void aMissingMarkerIsRefusedWithTheDocumentsName() throws Exception {
    book().write(Set.of());
    int removed = 0;
    for (String document : List.of("README.md", "docs/figures.md", "docs/decisions/0001-one.md")) {
      String text = text(document);
      List<String> lines = text.lines().toList();
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).matches("<!-- /?figure.*")) {
          List<String> left = new ArrayList<>(lines);
          left.remove(i);
          Files.writeString(root.resolve(document), String.join("\n", left));
          refused(document + ", line ");
          removed++;
        }
      }
      Files.writeString(root.resolve(document), text);
    }
    assertThat(removed).isEqualTo(14);
    String page = text("docs/figures.md");
    Files.writeString(root.resolve("docs/figures.md"), page.replaceAll("<!-- .* -->", ""));
    refused("docs/figures.md has no marker");
    Files.delete(root.resolve("docs/figures.md"));
    refused("docs/figures.md does not exist; run figures");
  }

  private void refused(String start) {
    assertThatThrownBy(() -> differences(false))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(start);
    assertThat(commands).as("nothing is measured for that").isEmpty();
  }

  @Test
  void unknownFiguresAreRefused() throws Exception {
    book().write(Set.of());
    String readme = text("README.md");
    Files.writeString(root.resolve("README.md"), readme.replace("figure: memory", "figure: mass"));
    refused("README.md, line 18: there is no figure 'mass'");
    Files.writeString(root.resolve("README.md"), readme);
    String page = text("docs/figures.md");
    Files.writeString(root.resolve("docs/figures.md"), page.replaceAll("Measured .* on", "On"));
    refused("docs/figures.md: the figure speed holds times, but no line 'Measured");
  }

  @Test
  void aFolderOtherThanACheckoutIsRefused() throws Exception {
    assertThatThrownBy(() -> new FigureBook(root.resolve("docs"), FIGURES, this::print, line -> {}))
        .isInstanceOf(InputException.class)
        .hasMessage(
            root.resolve("docs").toAbsolutePath()
                + " is not the root of a checkout of Towline: README.md is missing; go there"
                + " first");
  }

  @Test
  void onlyTheChosenFiguresAreMeasured() throws Exception {
    book().write(Set.of("memory"));
    assertThat(commands).containsExactly("load --mites 2", "load --tanks 3");
    assertThat(text("README.md")).contains("Not measured yet.", "3,645");
    book().write(Set.of("waves"));
    assertThat(text("docs/figures.md")).contains("3,645", "| 2 | .250 |");
    assertThat(differences(true)).isEmpty();
  }

  @Test
  void aChangedCommandIsReported() throws Exception {
    book().write(Set.of());
    Files.writeString(
        root.resolve("docs/figures.md"),
        text("docs/figures.md").replace("waves --csv", "waves --seeds 3 --csv"));
    assertThat(differences(false))
        .isNotEmpty()
        .anyMatch(line -> line.startsWith("waves differs in docs/figures.md: its command"));
  }
}
