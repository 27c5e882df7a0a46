package towline.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Earned medals are kept. */
class MedalStoreTest {
  @TempDir Path folder;

  private Store open() {
    return new Store(Folders.portable(folder));
  }

  @Test
  void aMedalKeepsItsFirstDay() {
    Store store = open();
    store.add(new Medals(Map.of("TEN", 20_000L)));
    store.add(new Medals(Map.of("TEN", 20_007L, "LURE", 20_007L)));
    assertThat(open().medals().days()).isEqualTo(Map.of("TEN", 20_000L, "LURE", 20_007L));
  }

  @Test
  void twoGamesDoNotLoseEachOthersMedals() {
    Store firstStore = open();
    Store other = open();
    firstStore.add(new Medals(Map.of("TEN", 1L)));
    other.add(new Medals(Map.of("LURE", 2L)));
    assertThat(open().medals().has("TEN")).isTrue();
    assertThat(open().medals().has("LURE")).isTrue();
  }

  @Test
  void aDamagedFileIsReportedAndTheBackupUsed() throws Exception {
    Store store = open();
    store.add(new Medals(Map.of("TEN", 1L)));
    store.add(new Medals(Map.of("LURE", 2L)));
    Path file = Folders.portable(folder).data().resolve("medals.json");
    Files.writeString(file, Files.readString(file).replace("LURE", "LURK"));
    Store next = open();
    assertThat(next.messages()).hasSize(2).first().asString().contains("medals.json was damaged");
    assertThat(next.medals().days()).isEqualTo(Map.of("TEN", 1L));
  }

  @Test
  void theLargestFileFits() throws Exception {
    Map<String, Long> days = new TreeMap<>();
    for (long i = 0; i < 5000; i++) {
      days.put("MEDAL_" + i, i);
    }
    ChecksummedJson<Medals> format = new ChecksummedJson<>(new Medals.JsonCodec());
    byte[] bytes = format.write(new Medals(days));
    assertThat(format.read(bytes, "f", note -> {})).isEqualTo(new Medals(days));
    assertThat(new String(bytes, StandardCharsets.US_ASCII))
        .startsWith("{\n\"towline\": \"medals\"");
  }
}
