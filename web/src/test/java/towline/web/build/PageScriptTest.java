package towline.web.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * The page's script asks a phone once, throws nowhere, and brings interrupted sound back. Skipped
 * on a machine without Node, but not with {@code CI=true}.
 */
class PageScriptTest {
  private static boolean isRequired() {
    return "true".equals(System.getenv("CI"));
  }

  private static boolean hasNode() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "node")));
  }

  @Test
  void theScriptDoesWhatItSaysInABrowserOfStandIns() throws IOException, InterruptedException {
    assumeThat(isRequired() || hasNode()).isTrue();
    Process node =
        new ProcessBuilder("node", "src/test/js/towline-test.js", "src/main/page/towline.js")
            .redirectErrorStream(true)
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(node.waitFor()).as(said).isZero();
    assertThat(said).contains("done");
  }
}
