package towline.web.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of the files that a page keeps for playing offline. */
class OfflineListTest {
  @TempDir private Path page;

  @BeforeEach
  void aPage() throws IOException {
    Files.createDirectory(page.resolve("licenses"));
    Files.writeString(page.resolve("index.html"), "abc");
    Files.writeString(page.resolve("licenses/index.html"), "");
  }

  private String list() throws IOException {
    OfflineList.write(page);
    return Files.readString(page.resolve("sw.js"));
  }

  /** The hashes are the published SHA-256 of "abc" and of nothing. */
  @Test
  void eachFileButTheListItselfHasItsHash() throws IOException {
    list();
    assertThat(list())
        .contains(
            """
            const FILES = {
              "index.html": "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=",
              "licenses/index.html": "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
            };
            """)
        .endsWith("importScripts(\"offline.js\");\n")
        .doesNotContain("\"sw.js\"");
  }

  @Test
  void theVersionDependsOnEveryNameAndByte() throws IOException {
    String first = list();
    assertThat(list()).isEqualTo(first);
    Files.writeString(page.resolve("index.html"), "abd");
    assertThat(version(list())).isNotEqualTo(version(first));
    Files.writeString(page.resolve("index.html"), "abc");
    assertThat(version(list())).isEqualTo(version(first));
    Files.move(page.resolve("index.html"), page.resolve("start.html"));
    assertThat(version(list())).isNotEqualTo(version(first));
  }

  private static String version(String list) {
    return list.lines().filter(line -> line.startsWith("const VERSION")).findFirst().orElseThrow();
  }
}
