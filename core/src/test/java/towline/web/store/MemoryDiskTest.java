package towline.web.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.store.Folders;
import towline.store.ShotsDay;
import towline.store.Store;

/** Two pages of one browser, each with its files in memory. */
class MemoryDiskTest {
  private static final Folders HOME = new Folders(Path.of("towline"), Path.of("towline"));

  /** Passes all changes to another page. */
  private static final class Other implements MemoryDisk.Keeper {
    private MemoryDisk disk = new MemoryDisk(Map.of(), MemoryDisk.Keeper.NOBODY);

    @Override
    public void put(String name, byte[] bytes) {
      disk.arrive(name, bytes);
    }

    @Override
    public void remove(String name) {
      disk.arrive(name, null);
    }
  }

  private final Other otherOfFirst = new Other();
  private final Other otherOfSecond = new Other();
  private final MemoryDisk first = new MemoryDisk(Map.of(), otherOfFirst);
  private final MemoryDisk second = new MemoryDisk(Map.of(), otherOfSecond);

  MemoryDiskTest() {
    otherOfFirst.disk = second;
    otherOfSecond.disk = first;
  }

  @Test
  void pagesThatAreOpenTogetherLoseNothing() {
    Store one = new Store(HOME, first);
    Store two = new Store(HOME, second);
    one.add(new ShotsDay(1, List.of("LEAD"), "F", true));
    two.add(new ShotsDay(2, List.of("LOB", "SURE"), "FN", true));
    one.add(new ShotsDay(3, List.of("SURE"), "H", true));
    two.add(new ShotsDay(1, List.of(), "", false));
    for (MemoryDisk disk : List.of(first, second)) {
      assertThat(new Store(HOME, disk).shots().days())
          .containsOnlyKeys(1L, 2L, 3L)
          .containsEntry(1L, new ShotsDay(1, List.of("LEAD"), "F", true));
    }
  }

  @Test
  void aDeletedFileIsGoneOnBothPages() {
    Path file = Path.of("towline", "a");
    first.write(file, new byte[] {1});
    assertThat(second.isFile(file)).isTrue();
    second.delete(file);
    assertThat(first.isFile(file)).isFalse();
  }
}
