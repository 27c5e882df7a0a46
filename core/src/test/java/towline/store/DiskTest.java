package towline.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.settings.Options;
import towline.settings.Settings;
import towline.web.store.MemoryDisk;

/** The properties of a disk on which the store relies, for desktop and browser. */
class DiskTest {
  @TempDir Path folder;

  enum DiskType {
    SYSTEM {
      @Override
      Disk disk() {
        return new SystemDisk();
      }
    },
    MEMORY {
      @Override
      Disk disk() {
        return new MemoryDisk(Map.of(), MemoryDisk.Keeper.NOBODY);
      }
    };

    abstract Disk disk();
  }

  private static String read(Disk disk, Path file) throws IOException {
    return new String(disk.read(file, 100), UTF_8);
  }

  @ParameterizedTest
  @EnumSource
  void writtenBytesAreReadBack(DiskType diskType) throws Exception {
    Disk disk = diskType.disk();
    Path file = folder.resolve("a").resolve("b").resolve("file");
    assertThat(disk.kind(file)).isEqualTo(Disk.Kind.NOTHING);
    assertThat(disk.exists(file)).isFalse();
    disk.makeFolder(folder.resolve("a").resolve("b"));
    byte[] bytes = "one".getBytes(UTF_8);
    disk.write(file, bytes);
    bytes[0] = 'x';
    assertThat(read(disk, file)).isEqualTo("one");
    disk.write(file, "another".getBytes(UTF_8));
    assertThat(read(disk, file)).isEqualTo("another");
    assertThat(disk.read(file, 3)).isEqualTo("ano".getBytes(UTF_8));
    assertThat(disk.kind(file)).isEqualTo(Disk.Kind.FILE);
    assertThat(disk.isFile(file)).isTrue();
    assertThat(disk.kind(folder)).isEqualTo(Disk.Kind.OTHER);
    assertThat(disk.isFile(folder)).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aMissingFileIsNotRead(DiskType diskType) throws Exception {
    Disk disk = diskType.disk();
    Path inner = folder.resolve("inner");
    Path file = inner.resolve("file");
    assertThatThrownBy(() -> disk.read(file, 1)).isInstanceOf(NoSuchFileException.class);
    disk.makeFolder(inner);
    disk.write(file, new byte[1]);
    assertThatThrownBy(() -> disk.read(inner, 1)).isInstanceOf(Disk.NoFileException.class);
  }

  @ParameterizedTest
  @EnumSource
  void aFolderListsItsContents(DiskType diskType) throws Exception {
    Disk disk = diskType.disk();
    assertThat(disk.list(folder.resolve("missing"))).isEmpty();
    Path inner = folder.resolve("inner");
    disk.makeFolder(inner.resolve("deep"));
    for (String name : new String[] {"b", "a", "deep/c", "deep/d"}) {
      disk.write(inner.resolve(name), new byte[0]);
    }
    disk.write(folder.resolve("inner-too"), new byte[0]);
    assertThat(disk.list(inner))
        .containsExactlyInAnyOrder(inner.resolve("a"), inner.resolve("b"), inner.resolve("deep"));
  }

  @ParameterizedTest
  @EnumSource
  void filesAreMovedAndDeleted(DiskType diskType) throws Exception {
    Disk disk = diskType.disk();
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    disk.write(one, "kept".getBytes(UTF_8));
    disk.move(one, two);
    assertThat(disk.exists(one)).isFalse();
    assertThat(read(disk, two)).isEqualTo("kept");
    disk.delete(two);
    disk.delete(two);
    assertThat(disk.exists(two)).isFalse();
    assertThatThrownBy(() -> disk.move(one, two)).isInstanceOf(NoSuchFileException.class);
  }

  @ParameterizedTest
  @EnumSource
  void aFolderIsLocked(DiskType diskType) {
    Disk disk = diskType.disk();
    for (int i = 0; i < 2; i++) {
      try (Disk.Lock lock = disk.lock(folder)) {
        assertThat(lock.reason()).isEmpty();
      }
    }
  }

  /** The next session, on a disk made from the kept bytes, finds all that this one saved. */
  @Test
  void aStoreKeepsEverythingInMemory() {
    Map<String, byte[]> kept = new HashMap<>();
    MemoryDisk.Keeper keeper =
        new MemoryDisk.Keeper() {
          @Override
          public void put(String name, byte[] bytes) {
            kept.put(name, bytes);
          }

          @Override
          public void remove(String name) {
            kept.remove(name);
          }
        };
    Folders folders = Folders.portable(folder);
    Store store = new Store(folders, new MemoryDisk(kept, keeper));
    Settings changed = Settings.defaults().with(Options.INITIALS, "ABC");
    store.save(Settings.defaults().with(Options.INITIALS, "XYZ"));
    store.save(changed);
    store.add(Samples.run(400), Samples.replay(2));
    Path saved = store.replays().save(Samples.replay(3)).orElseThrow();
    store.add(new Medals(Map.of("TOW", LocalDate.EPOCH.toEpochDay())));
    store.saveRange("a set-up");
    store
        .crashes()
        .write(
            new CrashScene("1", "none", "test", Optional.empty()),
            new IllegalStateException(),
            Instant.EPOCH);

    Store next = new Store(folders, new MemoryDisk(kept, keeper));
    assertThat(next.settings()).isEqualTo(changed);
    assertThat(next.scores()).isEqualTo(store.scores());
    assertThat(next.scores().all()).hasSize(1);
    assertThat(next.replays().of(next.scores().all().get(0))).isPresent();
    assertThat(next.replays().saved()).containsExactly(saved);
    assertThat(next.replays().load(saved, setup -> {})).isPresent();
    assertThat(next.medals().has("TOW")).isTrue();
    assertThat(next.rangeSetup()).isEqualTo("a set-up");
    assertThat(next.crashes().pollUnseen()).isPresent();
    assertThat(next.crashes().pollUnseen()).isEqualTo(Optional.empty());
    assertThat(next.messages()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }
}
