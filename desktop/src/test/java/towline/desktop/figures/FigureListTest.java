package towline.desktop.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.desktop.cli.ParserSettings;
import towline.desktop.lab.ExperimentCommand;
import towline.desktop.lab.LabCommands;
import towline.lab.UsageException;

/** The figures of the docs themselves, without their commands. */
class FigureListTest {
  private static final Path ROOT = Path.of("..");

  @Test
  void everyCommandIsUnderstoodAndPrintsWhatCanBeRead() {
    assertThat(FigureList.ALL).hasSizeGreaterThan(20);
    for (Figure figure : FigureList.ALL) {
      for (String command : figure.isPrinted() ? figure.commands() : List.<String>of()) {
        String[] words = command.split(" ", -1);
        assertThat(words)
            .as(command)
            .startsWith("lab")
            .contains(words[1].equals("load") ? "load" : "--csv");
        String[] arguments = Arrays.copyOfRange(words, 1, words.length);
        assertThatCode(() -> readOptions(arguments)).as(command).doesNotThrowAnyException();
      }
    }
    assertThat(FigureBook.names()).doesNotHaveDuplicates();
  }

  /** So a table of its kind that has no marker is seen. */
  @Test
  void everyTableOfTheDocsLooksLikeNumbers() throws Exception {
    Checkout checkout = new Checkout(ROOT);
    int tables = 0;
    for (String document : checkout.documents()) {
      MarkedText text = MarkedText.of(document, checkout.read(document));
      for (MarkedText.Block block : text.blocks()) {
        if (block.text().contains("|---|")) {
          tables++;
          assertThat(NumberTables.first(block.text().lines().toList()))
              .as("%s in %s", block.name(), document)
              .isPresent();
        }
      }
    }
    assertThat(tables).isGreaterThan(8);
    assertThat(NumberTables.first(List.of("    LEAD 12 .5 80 %", "    LOB 1 .25 3", "    X 1 2 3")))
        .as("what a command printed, as code")
        .hasValue(1);
  }

  private static void readOptions(String... arguments) throws UsageException {
    Object command =
        ParserSettings.apply(LabCommands.create())
            .parseArgs(arguments)
            .subcommand()
            .commandSpec()
            .userObject();
    ((ExperimentCommand) command).asked();
  }
}
