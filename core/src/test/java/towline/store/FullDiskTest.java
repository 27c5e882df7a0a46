package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** On a full disk saved files remain, and a sentence names the unsaved ones. */
@Tag("process")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its shell limits no size of files")
class FullDiskTest {
  /** A kibibyte: enough for the first score and not for the tenth. */
  private static final String LIMIT = "ulimit -f 1; exec \"$@\"";

  @Test
  void savedFilesRemainOnAFullDisk(@TempDir Path folder) throws Exception {
    Path shell = Path.of("/bin/bash");
    assertThat(shell).as("limits the size of files").isExecutable();
    Process process =
        new ProcessBuilder(
                shell.toString(),
                "-c",
                LIMIT,
                "towline",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                Saver.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    CompletableFuture.delayedExecutor(5, TimeUnit.MINUTES).execute(process::destroyForcibly);
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    Store store = new Store(SavingLoop.folders(folder));
    assertThat(store.messages()).isEmpty();
    List<String> lines = out.lines().toList();
    assertThat(lines.get(0)).isEqualTo("20");
    assertThat(lines.get(1))
        .startsWith("cannot write " + folder.resolve("data").resolve("scores.json"));
    assertThat(store.scores().all()).isNotEmpty().hasSizeLessThan(10);
  }

  /** Saves twenty scores, and prints the number of ranks and the messages. */
  static final class Saver {
    private Saver() {}

    public static void main(String[] args) {
      Store store = new Store(SavingLoop.folders(Path.of(args[0])));
      int places = 0;
      for (int points = 1; points <= 20; points++) {
        places += store.add(Samples.run(points), Samples.replay(10)).isPresent() ? 1 : 0;
      }
      System.out.println(places);
      store.messages().forEach(System.out::println);
    }
  }
}
