package towline.game.clip;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.GdxNativesLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import towline.game.host.Host;
import towline.game.host.PictureFiles;
import towline.internal.RandomStream;
import towline.store.StoreException;
import towline.store.UncheckedStoreException;

/** A clip or a screenshot that does not fit on the disk is never reported as saved. */
@Tag("process")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its shell limits no size of files")
class PicturesOnAFullDiskTest {
  @TempDir Path folder;

  @BeforeAll
  static void unpackTheLibraryWhileThereIsRoom() {
    GdxNativesLoader.load();
  }

  /** Neither picture fits into a kibibyte. */
  @Test
  void oldFilesAreKeptAndAMessageNamesTheReason() throws Exception {
    Files.writeString(folder.resolve("old.gif"), "GIF89a before");
    Files.writeString(folder.resolve("old.png"), "PNG before");
    List<String> said = save("ulimit -f 1; exec \"$@\"");
    for (int i = 0; i < Pictures.NAMES.size(); i++) {
      assertThat(said.get(i))
          .startsWith("cannot write " + folder.resolve(Pictures.NAMES.get(i)) + ": ")
          .contains("File too large");
    }
    assertThat(folder.resolve("old.gif")).hasContent("GIF89a before");
    assertThat(folder.resolve("old.png")).hasContent("PNG before");
    assertThat(files()).containsExactlyInAnyOrder("old.gif", "old.png");
  }

  @Test
  void picturesAreSavedIfThereIsRoom() throws Exception {
    assertThat(save("exec \"$@\"")).containsOnly("saved");
    assertThat(files()).containsExactlyInAnyOrderElementsOf(Pictures.NAMES);
    assertThat(Files.readAllBytes(folder.resolve("new.gif"))).startsWith('G', 'I', 'F');
    assertThat(Files.readAllBytes(folder.resolve("new.png"))).startsWith(0x89, 'P', 'N', 'G');
  }

  private List<String> files() throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  private List<String> save(String script) throws Exception {
    Process process =
        new ProcessBuilder(
                "/bin/sh",
                "-c",
                script,
                "towline",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:-UsePerfData",
                "-XX:TieredStopAtLevel=1",
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                "-cp",
                System.getProperty("java.class.path"),
                Pictures.class.getName(),
                folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    CompletableFuture.delayedExecutor(5, TimeUnit.MINUTES).execute(process::destroyForcibly);
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(out).isZero();
    List<String> lines = out.lines().toList();
    assertThat(lines).hasSameSizeAs(Pictures.NAMES);
    return lines;
  }

  /** Saves pictures, over others and under new names, and prints the result of each. */
  static final class Pictures {
    static final List<String> NAMES = List.of("old.gif", "new.gif", "old.png", "new.png");

    private Pictures() {}

    public static void main(String[] args) {
      GdxNativesLoader.load();
      PictureFiles files = Host.desktop().pictures();
      for (String name : NAMES) {
        Path file = Path.of(args[0], name);
        try {
          if (name.endsWith(".gif")) {
            GifWriter gif = new GifWriter(10);
            gif.add(noise());
            gif.add(noise());
            gif.write(files, file);
          } else {
            Screenshot.write(files, file, noise());
          }
          System.out.println("saved");
        } catch (StoreException | UncheckedStoreException e) {
          System.out.println(e.getMessage());
        }
      }
    }

    /** Returns a picture that does not compress. */
    private static Pixmap noise() {
      Pixmap picture = new Pixmap(64, 64, Pixmap.Format.RGBA8888);
      RandomStream random = new RandomStream(1);
      for (int i = 0; i < 64 * 64; i++) {
        picture.drawPixel(i % 64, i / 64, (int) random.nextLong());
      }
      return picture;
    }
  }
}
