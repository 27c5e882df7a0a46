package towline.game.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import towline.game.options.Credits.Part;

/** The credits are read from the list that the documentation has. */
class CreditsTest {
  @Test
  void everyPartOfTheListIsThereWithItsLicence() throws IOException {
    List<Part> parts = Credits.parts(Files.readString(Path.of("../docs/third-party.md")));
    assertThat(parts).hasSizeGreaterThan(12);
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
  void whatOnlyBuildsTheGameIsLeftOut() {
    String text =
        "| a | b |\n|---|---|\n| one | MIT |\n\n## For building\n| a | b |\n|---|---|\n| two | X |";
    assertThat(Credits.parts(text)).containsExactly(new Part("one", "MIT"));
  }
}
