package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.session.PlayMode;
import towline.session.RunInput;
import towline.session.RunSetup;
import towline.session.replay.Replay;
import towline.session.replay.ReplayRecorder;

class ReplayFilesTest {
  private final Path folder;

  ReplayFilesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void aSavedReplayIsLoadedAndTheFolderHasNoOtherFile() throws Exception {
    Path file = folder.resolve("a.replay");
    ReplayFiles.save(replay(100), file);
    ReplayFiles.save(replay(200), file);
    assertThat(ReplayFiles.load(file)).usingRecursiveComparison().isEqualTo(replay(200));
    assertThat(list()).containsExactly(file);
  }

  @Test
  void aLinkStaysALink() throws Exception {
    Path file = folder.resolve("a.replay");
    Path link = folder.resolve("link");
    Files.write(file, new byte[] {1});
    try {
      Files.createSymbolicLink(link, file);
    } catch (FileSystemException e) {
      abort("Windows lets only administrators make links: " + e.getMessage());
    }
    ReplayFiles.save(replay(100), link);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(ReplayFiles.load(file).ticks()).isEqualTo(100);
  }

  @Test
  void aMissingFolderIsReported() throws IOException {
    Path file = folder.resolve("nowhere").resolve("a.replay");
    assertThatThrownBy(() -> ReplayFiles.save(replay(1), file))
        .isInstanceOf(StoreException.class)
        .hasMessage(
            "cannot write %s: its folder does not exist; create it or choose another name", file);
    assertThat(list()).isEmpty();
  }

  @Test
  void onlyAnOrdinaryFileIsReplaced() {
    assertThatThrownBy(() -> ReplayFiles.save(replay(1), folder))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("not a regular file");
    assertThatThrownBy(() -> ReplayFiles.load(folder))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("not a regular file");
  }

  /** A folder with contents cannot be replaced by a file, not even by the super-user. */
  @Test
  void aFailedMoveLeavesTheOldContentAndNoTemporaryFile() throws Exception {
    Path target = Files.createDirectory(folder.resolve("a.replay"));
    Path old = Files.writeString(target.resolve("old"), "kept");
    assertThatThrownBy(() -> ReplayFiles.save(replay(200), target))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining(target.toString());
    assertThat(Files.readString(old)).isEqualTo("kept");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(target);
    }
  }

  @Test
  void aMissingAndADamagedFileAreNamedAndLeftAlone() throws Exception {
    Path file = folder.resolve("a.replay");
    assertThatThrownBy(() -> ReplayFiles.load(file))
        .isInstanceOf(StoreException.class)
        .hasMessage("cannot read %s: no such file; check the name", file);
    Files.writeString(file, "hello there");
    assertThatThrownBy(() -> ReplayFiles.load(file))
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("cannot use " + file + ": it is not a Towline replay");
    assertThat(Files.readString(file)).isEqualTo("hello there");
  }

  private List<Path> list() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private static Replay replay(int ticks) {
    ReplayRecorder recorder = new ReplayRecorder(new RunSetup(1, PlayMode.ARCADE, 1, 0));
    RunInput input = new RunInput();
    for (int tick = 0; tick < ticks; tick++) {
      recorder.record(input, () -> 77);
    }
    return recorder.replay(78);
  }
}
