package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The statistics of all runs are kept, even if two games add to them. */
class StatisticsStoreTest {
  @TempDir Path folder;

  private Store open() {
    return new Store(Folders.portable(folder));
  }

  private static Statistics run(long kills, long swing) {
    return new Statistics(Map.of("KILLS", kills), Map.of("SWING", swing));
  }

  @Test
  void runsAddUpAndTheBestStays() {
    Store store = open();
    store.add(run(3, 7));
    store.add(run(5, 2));
    assertThat(open().statistics()).isEqualTo(run(8, 7));
    assertThat(store.statistics()).isEqualTo(run(8, 7));
  }

  @Test
  void twoGamesDoNotLoseEachOthersRuns() {
    Store firstStore = open();
    Store other = open();
    firstStore.add(run(3, 1));
    other.add(run(4, 2));
    firstStore.add(run(5, 1));
    assertThat(open().statistics()).isEqualTo(run(12, 2));
  }

  @Test
  void unsavedStatisticsAreAddedLaterAndOnlyOnce() {
    AtomicBoolean isFull = new AtomicBoolean();
    Store store = new Store(Folders.portable(folder), disk(isFull));
    store.add(run(2, 1));
    isFull.set(true);
    store.add(run(3, 1));
    store.add(run(4, 1));
    assertThat(store.statistics()).isEqualTo(run(9, 1));
    assertThat(open().statistics()).isEqualTo(run(2, 1));
    isFull.set(false);
    store.add(run(5, 1));
    assertThat(open().statistics()).isEqualTo(run(14, 1));
  }

  /** Returns the real disk, to which nothing can be written while {@code isFull}. */
  private static Disk disk(AtomicBoolean isFull) {
    Disk real = new SystemDisk();
    return (Disk)
        Proxy.newProxyInstance(
            Disk.class.getClassLoader(),
            new Class<?>[] {Disk.class},
            (proxy, method, arguments) -> {
              if (isFull.get() && method.getName().equals("write")) {
                throw new StoreException(Problem.of(Problem.Kind.CANNOT_WRITE, "f", "no space"));
              }
              try {
                return method.invoke(real, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  @Test
  void aDamagedFileCostsNoMoreThanTheLastRun() throws Exception {
    Store store = open();
    store.add(run(3, 1));
    store.add(run(4, 1));
    Path file = Folders.portable(folder).data().resolve("statistics.json");
    Files.writeString(file, "damaged");
    Store next = open();
    assertThat(next.messages()).hasSize(2).first().asString().contains("statistics.json");
    next.add(run(5, 1));
    assertThat(open().statistics()).isEqualTo(run(8, 1));
    // Damage while the game runs costs nothing.
    Files.writeString(file, "damaged");
    next.add(run(6, 1));
    assertThat(open().statistics()).isEqualTo(run(14, 1));
  }

  @Test
  void namesOfALaterVersionAreKept() {
    open().add(new Statistics(Map.of("KILLS_BY_SINGING", 2L), Map.of()));
    open().add(run(1, 1));
    assertThat(open().statistics().sum("KILLS_BY_SINGING")).isEqualTo(2);
  }

  @Test
  void theLargestFileFits() throws Exception {
    Map<String, Long> numbers = new TreeMap<>();
    for (long i = 0; i < 1000; i++) {
      numbers.put("NUMBER_OF_THINGS_THAT_ARE_COUNTED_" + i, 1_000_000_000_000_000L);
    }
    Statistics all = new Statistics(numbers, numbers);
    ChecksummedJson<Statistics> format = new ChecksummedJson<>(new Statistics.JsonCodec());
    assertThat(format.read(format.write(all), "f", note -> {})).isEqualTo(all);
    assertThat(all.with(all)).isEqualTo(all);
  }
}
