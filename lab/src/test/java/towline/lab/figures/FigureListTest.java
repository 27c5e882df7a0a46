package towline.lab.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import towline.desktop.cli.ParserSettings;
import towline.lab.Laboratory;

/** The list of the docs' figures, without running the commands. */
class FigureListTest {
  @Test
  void everyCommandIsValidAndPrintsParsableRows() {
    assertThat(FigureList.ALL).hasSizeGreaterThan(20);
    for (Figure figure : FigureList.ALL) {
      for (String command : figure.commands()) {
        String[] words = command.split(" ", -1);
        assertThat(words).as(command).contains(words[0].equals("load") ? "load" : "--csv");
        assertThatCode(() -> readOptions(words)).as(command).doesNotThrowAnyException();
      }
    }
    assertThat(FigureBook.names()).doesNotHaveDuplicates();
  }

  private static void readOptions(String... arguments) {
    ParserSettings.apply(new CommandLine(Laboratory.class)).parseArgs(arguments);
  }
}
