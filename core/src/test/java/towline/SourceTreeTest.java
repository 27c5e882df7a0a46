package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds what the compiler does not about the sources as a whole. */
class SourceTreeTest {
  private static final Path ROOT = root();
  private static final List<String> MODULES = List.of("library", "core", "desktop");

  /** The project's root, whichever module the tests run in. */
  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    Path above = here.getParent();
    return above != null && Files.isDirectory(above.resolve("core/src/main/java")) ? above : here;
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : MODULES) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    assertThat(sources).hasSizeGreaterThan(100);
    return sources;
  }

  @Test
  void noTwoFilesDeclareAClassOfOneName() throws IOException {
    Map<String, List<Path>> byName = new TreeMap<>();
    for (Path source : sources()) {
      String name = source.getFileName().toString();
      if (!name.equals("package-info.java")) {
        byName.computeIfAbsent(name, any -> new ArrayList<>()).add(ROOT.relativize(source));
      }
    }
    byName.values().removeIf(files -> files.size() == 1);
    assertThat(byName).as("simple names that occur more than once").isEmpty();
  }
}
