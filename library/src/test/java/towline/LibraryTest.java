package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.aim.AimStrategy;

/** The packages for other games, with nothing else on the class path; and their pages' programs. */
@Tag("process")
class LibraryTest {
  private static final List<Path> PAGES =
      List.of(Path.of("../docs/using-the-library.md"), Path.of("../docs/aim.md"));

  static List<PageProgram> programs() throws IOException {
    List<PageProgram> programs = new ArrayList<>();
    for (Path page : PAGES) {
      programs.addAll(PageProgram.of(page));
    }
    return programs;
  }

  /** Returns the place of the library's classes: a folder or a jar without anything else. */
  private static String library() throws URISyntaxException {
    return Path.of(AimStrategy.class.getProtectionDomain().getCodeSource().getLocation().toURI())
        .toString();
  }

  @Test
  void thePagesHaveNinePrograms() throws IOException {
    assertThat(programs()).hasSize(9);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyProgramPrintsWhatThePageSays(PageProgram program, @TempDir Path folder)
      throws IOException, InterruptedException, URISyntaxException {
    assertThat(program.outputWith(library(), folder)).isEqualTo(program.output());
  }
}
