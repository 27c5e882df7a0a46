package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The jar contains the licence of every component. */
class LicensesTest {
  private static final Path LICENSES = Path.of("src/main/licenses");

  /** The list that the build writes from the resolved dependencies. */
  private static final Path COMPONENTS = Path.of("target/components.txt");

  private static final String FONT = "font:";

  @Test
  void everyComponentHasItsLicenceText() throws IOException {
    Properties texts = texts();
    for (String component : components()) {
      String group = component.substring(0, component.indexOf(':'));
      String files = texts.getProperty(component, texts.getProperty(group));
      assertThat(files).as("licences of %s in components.properties", component).isNotBlank();
      for (String file : files.split(" ", -1)) {
        assertThat(LicensesTest.class.getResource("/META-INF/licenses/" + file))
            .as("%s, the licence of %s, in the jar", file, component)
            .isNotNull();
      }
    }
  }

  @Test
  void noLicenceIsLeftOverFromARemovedComponent() throws IOException {
    Set<String> known = new TreeSet<>(components());
    components().forEach(component -> known.add(component.substring(0, component.indexOf(':'))));
    assertThat(texts().stringPropertyNames())
        .filteredOn(key -> !key.startsWith(FONT))
        .isSubsetOf(known);

    Set<String> named =
        texts().values().stream()
            .flatMap(files -> Stream.of(files.toString().split(" ", -1)))
            .collect(Collectors.toSet());
    try (Stream<Path> files = Files.list(LICENSES)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .filteredOn(file -> file.endsWith(".txt"))
          .containsExactlyInAnyOrderElementsOf(named);
    }
  }

  @Test
  void theTableForReadersNamesEveryComponent() throws IOException {
    String table = Files.readString(Path.of("..", "docs", "third-party.md"));
    for (String component : components()) {
      String artifact = component.substring(component.indexOf(':') + 1);
      assertThat(table)
          .as("docs/third-party.md on %s", component)
          .containsIgnoringCase(
              artifact.replaceFirst("^lwjgl-", "-").replaceFirst("-platform$", ""));
    }
  }

  private static Properties texts() throws IOException {
    Properties texts = new Properties();
    try (Reader in = Files.newBufferedReader(LICENSES.resolve("components.properties"))) {
      texts.load(in);
    }
    return texts;
  }

  /** Returns the components of the program, group:artifact. */
  private static List<String> components() throws IOException {
    try (Stream<String> lines = Files.lines(COMPONENTS)) {
      List<String> components =
          lines
              .map(String::strip)
              .filter(line -> line.contains(":jar:"))
              .map(line -> line.substring(0, line.indexOf(":jar:")))
              .filter(component -> !component.startsWith("towline:"))
              .distinct()
              .toList();
      assertThat(components).hasSizeGreaterThan(10);
      return components;
    }
  }
}
