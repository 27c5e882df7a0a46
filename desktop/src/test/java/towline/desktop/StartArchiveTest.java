package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** An archive of classes is made once and used, and a damaged one breaks no start. */
@Tag("process")
class StartArchiveTest {
  private static final String SHARED = "picocli.CommandLine source: shared objects file";

  /** The class path: a jar with a program that needs no window. */
  private final Path library = jarOf(CommandLine.class);

  private final Path java = Path.of(System.getProperty("java.home"), "bin", "java");

  @TempDir private Path folder;

  private static Path jarOf(Class<?> library) {
    return Path.of(
        URI.create(library.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  private StartArchive archive() throws IOException {
    return new StartArchive(java, folder, List.of(library));
  }

  /** Starts a program with the options of the archive; returns what Java says about classes. */
  private String start(StartArchive archive) throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(archive.options());
    command.addAll(List.of("-Xlog:class+load", "-cp", library.toString()));
    // Prints a script; loads most classes of the library.
    command.addAll(
        List.of("picocli.AutoComplete", "-n", "a", "-o", folder.resolve("a").toString()));
    command.addAll(List.of("--force", "picocli.AutoComplete$App"));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    return Files.readString(output);
  }

  private Path made() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".jsa")).findFirst().orElseThrow();
    }
  }

  @Test
  void theSecondStartLoadsItsClassesFromTheArchive() throws Exception {
    assertThat(start(archive())).contains("picocli.CommandLine ").doesNotContain(SHARED);
    archive().makeIfMissing();
    assertThat(start(archive())).contains(SHARED);
  }

  @Test
  void aDamagedArchiveBreaksNoStart() throws Exception {
    start(archive());
    archive().makeIfMissing();
    Path made = made();
    made.toFile().setWritable(true);
    Files.write(made, new byte[] {1, 2, 3});
    assertThat(start(archive()))
        .contains("picocli.CommandLine ")
        .doesNotContain(SHARED, "warning", "error");
  }
}
