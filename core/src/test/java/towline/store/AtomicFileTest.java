package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import towline.internal.RandomStream;

class AtomicFileTest {
  private static final String UNUSED_PROCESS_ID = "999999999";

  private final Path folder;

  AtomicFileTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void piecesAreWrittenInOrder() throws Exception {
    RandomStream random = new RandomStream(5);
    Path file = folder.resolve("a");
    for (int round = 0; round < 30; round++) {
      ByteArrayOutputStream expected = new ByteArrayOutputStream();
      AtomicFile.<IOException>write(
          file,
          out -> {
            for (long pieces = below(random, 8); pieces > 0; pieces--) {
              // Sizes around that of a block, and single bytes.
              byte[] piece = new byte[(int) below(random, 3) * 65_535 + (int) below(random, 4)];
              Arrays.fill(piece, (byte) pieces);
              int start = piece.length / 3;
              out.write(piece, start, piece.length - start);
              out.write(7);
              expected.write(piece, start, piece.length - start);
              expected.write(7);
            }
          });
      assertThat(Files.readAllBytes(file)).isEqualTo(expected.toByteArray());
    }
  }

  private static long below(RandomStream random, int bound) {
    return Long.remainderUnsigned(random.nextLong(), bound);
  }

  @Test
  void aFailureOfTheContentChangesNothing() throws Exception {
    Path file = Files.writeString(folder.resolve("a"), "before");
    for (int length : new int[] {0, 1, 200_000}) {
      assertThatThrownBy(
              () ->
                  AtomicFile.write(
                      file,
                      out -> {
                        out.write(new byte[length]);
                        throw new IllegalStateException("no more");
                      }))
          .hasMessage("no more");
      assertThat(file).hasContent("before");
      assertThat(files()).containsExactly(file);
    }
  }

  @Test
  void onlyRealLeftoversAreDeleted() throws Exception {
    Path full = Files.createDirectory(folder.resolve(".a." + UNUSED_PROCESS_ID + ".part"));
    Files.writeString(full.resolve("inside"), "the player's");
    Path alive = folder.resolve(".c." + ProcessHandle.current().pid() + ".part");
    Files.writeString(alive, "being written");
    Path link = folder.resolve(".d." + UNUSED_PROCESS_ID + ".part");
    Files.createSymbolicLink(link, alive);
    for (String name : List.of(".0.", ".b.", ".z.")) {
      Files.writeString(folder.resolve(name + UNUSED_PROCESS_ID + ".part"), "left");
    }
    AtomicFile.deleteLeftovers(folder);
    assertThat(files()).containsExactlyInAnyOrder(full, alive, link);
  }

  @Test
  void aLockThatIsNoFileIsReportedAtOnce() throws Exception {
    Path lock = folder.resolve(".lock");
    String sentence = "cannot lock " + lock + ": it is not a regular file; delete it";
    Files.createDirectory(lock);
    assertThat(reason()).isEqualTo(sentence);
    Files.delete(lock);
    Files.createSymbolicLink(lock, folder.resolve("nothing"));
    assertThat(reason()).isEqualTo(sentence);
    assertThat(folder.resolve("nothing")).doesNotExist();
    Files.delete(lock);
    assertThat(reason()).isEmpty();
  }

  @Test
  @Tag("process")
  @DisabledOnOs(OS.WINDOWS)
  void aLockThatIsAPipeDoesNotStopTheGame() throws Exception {
    Path lock = folder.resolve("data/.lock");
    Files.createDirectories(lock.resolveSibling(""));
    assertThat(new ProcessBuilder("mkfifo", lock.toString()).start().waitFor()).isZero();
    Store store = new Store(new Folders(folder.resolve("config"), folder.resolve("data")));
    assertTimeoutPreemptively(
        Duration.ofMinutes(1), () -> store.add(Samples.run(100), Samples.replay(10)));
    assertThat(store.messages()).singleElement().asString().contains("not a regular file");
    assertThat(store.scores().all()).hasSize(1);
    assertThat(Files.isRegularFile(lock, LinkOption.NOFOLLOW_LINKS)).isFalse();
  }

  /** A second game that hangs is waited for once in a session. */
  @Test
  void aLockThatIsHeldIsWaitedForOnce() {
    SystemDisk disk = new SystemDisk();
    try (FolderLock other = FolderLock.acquire(folder, 1)) {
      assertThat(other.reason()).isEmpty();
      assertThat(disk.lockAttempts()).isEqualTo(FolderLock.PATIENT);
      for (int save = 0; save < 3; save++) {
        try (Disk.Lock lock = disk.lock(folder)) {
          assertThat(lock.reason().map(Problem::toString))
              .contains("cannot lock " + folder + ": another Towline is using it; close that one");
        }
        assertThat(disk.lockAttempts()).isOne();
      }
    }
    disk.lock(folder).close();
    assertThat(disk.lockAttempts()).isEqualTo(FolderLock.PATIENT);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "it says that the path does not exist")
  void aFileInThePlaceOfAFolderIsToBeRenamed() throws Exception {
    Path file = Files.writeString(folder.resolve("data"), "a file");
    Path loop = folder.resolve("loop");
    Files.createSymbolicLink(loop, loop);
    for (Path data : List.of(file, file.resolve("towline"), loop)) {
      Store store = new Store(new Folders(folder.resolve("config"), data));
      store.add(Samples.run(100), Samples.replay(10));
      assertThat(store.messages())
          .isNotEmpty()
          .extracting(Problem::toString)
          .allSatisfy(message -> assertThat(message).doesNotContain("free some space"));
      assertThat(store.messages())
          .extracting(Problem::toString)
          .contains("cannot lock " + data + ": a file is in the place of the folder; rename it");
    }
  }

  @Test
  void aFullDiskNeedsSpaceAndAnyOtherRefusalACheck() {
    for (String full :
        List.of(
            "No space left on device",
            "Disk quota exceeded",
            "There is not enough space on the disk")) {
      assertThat(AtomicFile.reason(new FileSystemException("f", null, full)))
          .hasToString("the disk is full; free some space");
    }
    assertThat(AtomicFile.reason(new FileSystemException("f", null, "Read-only file system")))
        .hasToString("the system reports \"Read-only file system\"; check the disk and the folder");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private String reason() {
    try (FolderLock lock = FolderLock.acquire(folder, 1)) {
      return lock.reason().map(Problem::toString).orElse("");
    }
  }
}
