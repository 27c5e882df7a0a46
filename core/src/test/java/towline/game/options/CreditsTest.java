package towline.game.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import towline.game.options.Credits.Part;

/** The credits are read from lists in Markdown. */
class CreditsTest {
  /** Reads the list of the desktop's game and that of the page. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "../docs/third-party.md",
        "../web/src/main/resources/META-INF/docs/third-party.md"
      })
  void everyPartOfTheListHasItsLicence(String list) throws IOException {
    List<Part> parts = Credits.parts(Files.readString(Path.of(list)));
    assertThat(parts).hasSizeGreaterThan(11);
    assertThat(parts).allSatisfy(part -> assertThat(part.licence()).isNotBlank());
    assertThat(parts)
        .anySatisfy(
            part -> {
              assertThat(part.name()).startsWith("libGDX").endsWith("1.14.2");
              assertThat(part.licence()).isEqualTo("Apache-2.0");
            })
        .anySatisfy(part -> assertThat(part.licence()).contains("Open Font License"));
  }

  @Test
  void partsThatOnlyBuildTheGameAreLeftOut() {
    String text =
        "| a | b |\n|---|---|\n| one | MIT |\n\n## For building\n| a | b |\n|---|---|\n| two | X |";
    assertThat(Credits.parts(text)).containsExactly(new Part("one", "MIT"));
  }
}
