package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Found builds are kept, and the attempt of a day is used once. */
class ProgressStoreTest {
  private static final DailyAttempt FINISHED = new DailyAttempt(20_000, 48_210, 7, "LEARN", "OFE");

  @TempDir Path folder;

  private Store open() {
    return new Store(Folders.portable(folder));
  }

  @Test
  void anAttemptIsUsedOnceByOneGame() {
    Store firstStore = open();
    Store other = open();
    assertThat(firstStore.takeAttempt(20_000)).isTrue();
    assertThat(firstStore.takeAttempt(20_000)).isFalse();
    assertThat(other.takeAttempt(20_000)).isFalse();
    assertThat(other.takeAttempt(20_001)).isTrue();
    assertThat(open().takeAttempt(20_000)).isFalse();
    assertThat(open().progress().attempts().keySet()).containsExactlyInAnyOrder(20_000L, 20_001L);
  }

  @Test
  void theResultOfAnAttemptIsKept() {
    Store store = open();
    store.takeAttempt(20_000);
    store.add(Progress.attempted(FINISHED));
    store.add(Progress.attempted(DailyAttempt.begun(20_000)));
    assertThat(open().progress().attemptOf(20_000)).contains(FINISHED);
  }

  @Test
  void aBuildKeepsItsFirstDayAndTwoGamesLoseNone() {
    Store firstStore = open();
    Store other = open();
    firstStore.add(Progress.found("FIREBRAND", 20_000));
    other.add(Progress.found("COMET", 20_001));
    other.add(Progress.found("FIREBRAND", 20_005));
    assertThat(open().progress().builds())
        .isEqualTo(Map.of("FIREBRAND", 20_000L, "COMET", 20_001L));
  }

  @Test
  void aDamagedFileIsReportedAndTheBackupUsed() throws Exception {
    Store store = open();
    store.add(Progress.found("COMET", 1));
    store.add(Progress.found("SKEWER", 2));
    Path file = Folders.portable(folder).data().resolve("progress.json");
    Files.writeString(file, Files.readString(file).replace("SKEWER", "SKEWED"));
    Store next = open();
    assertThat(next.messages()).first().asString().contains("progress.json was damaged");
    assertThat(next.progress().builds()).isEqualTo(Map.of("COMET", 1L));
  }

  @Test
  void theLatestAttemptsAreKeptAndFit() throws Exception {
    Map<Long, DailyAttempt> tries = new TreeMap<>();
    for (long day = 0; day < 3L * Progress.MAX_ATTEMPTS; day++) {
      tries.put(day, new DailyAttempt(day, 1_000_000_000L, 999, "TURN_LEAD", "OOOOOOOO"));
    }
    Progress all = new Progress(Map.of(), tries);
    assertThat(all.attempts()).hasSize(Progress.MAX_ATTEMPTS).doesNotContainKey(0L);
    ChecksummedJson<Progress> format = new ChecksummedJson<>(new Progress.JsonCodec());
    assertThat(format.read(format.write(all), "f", note -> {})).isEqualTo(all);
  }

  @Test
  void invalidAttemptsAreRefused() {
    assertThatThrownBy(() -> new DailyAttempt(1, -1, 1, "LEAD", "")).hasMessageContaining("points");
    assertThatThrownBy(() -> new DailyAttempt(-1, 1, 1, "LEAD", "")).hasMessageContaining("day");
    assertThatThrownBy(() -> new DailyAttempt(1, 1, 1, "lead", "")).hasMessageContaining("belief");
    assertThatThrownBy(() -> new DailyAttempt(1, 1, 1, "LEAD", "OOOOOOOOO"))
        .hasMessageContaining("couriers");
    assertThatThrownBy(() -> Progress.found("a build", 1)).hasMessageContaining("name of a build");
  }
}
