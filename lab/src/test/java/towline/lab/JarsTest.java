package towline.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The game's jar and packages contain nothing of the laboratory. */
@Tag("process")
class JarsTest {
  private static final Path GAME = Path.of("../desktop/target/towline.jar");
  private static final Path LABORATORY = Path.of("target/towline-lab.jar");
  private static final String CLASSES = "towline/lab/";

  private static List<String> entries(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.stream().map(ZipEntry::getName).toList();
    }
  }

  @Test
  void theLaboratoryIsInItsOwnJarAlone() throws IOException {
    assertThat(entries(LABORATORY)).contains(CLASSES + "Laboratory.class");
    assertThat(entries(GAME))
        .contains("towline/desktop/Main.class")
        .noneMatch(entry -> entry.startsWith(CLASSES));
  }
}
