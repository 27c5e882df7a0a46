package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Six Shots are kept day by day, choice by choice, and no choice is taken back. */
class ShotsRecordTest {
  private static final long TODAY = 20_000;

  @TempDir Path folder;

  private static ShotsDay day(long day, String marks, boolean onTime) {
    return new ShotsDay(day, Collections.nCopies(marks.length(), "LEAD"), marks, onTime);
  }

  private static ShotsRecord finished(long... days) {
    ShotsRecord record = ShotsRecord.none();
    for (long day : days) {
      record = record.with(day(day, "FFHNFF", true));
    }
    return record;
  }

  @Test
  void theStreakEndsTodayOrYesterday() {
    assertThat(finished(TODAY, TODAY - 1, TODAY - 2).streak(TODAY)).isEqualTo(3);
    assertThat(finished(TODAY - 1, TODAY - 2).streak(TODAY)).isEqualTo(2);
    assertThat(finished(TODAY - 3, TODAY - 4).streak(TODAY)).isZero();
    assertThat(ShotsRecord.none().streak(0)).isZero();
  }

  @Test
  void oneMissedDayInSevenIsForgiven() {
    assertThat(finished(TODAY, TODAY - 2, TODAY - 3).streak(TODAY)).isEqualTo(3);
    assertThat(finished(TODAY, TODAY - 2, TODAY - 4).streak(TODAY)).isEqualTo(2);
    long second = TODAY - 8;
    assertThat(
            finished(
                    TODAY,
                    TODAY - 2,
                    TODAY - 3,
                    TODAY - 4,
                    TODAY - 5,
                    TODAY - 6,
                    TODAY - 7,
                    second - 1)
                .streak(TODAY))
        .isEqualTo(8);
  }

  @Test
  void onlyDaysFinishedOnTimeCount() {
    ShotsRecord record =
        finished(TODAY).with(day(TODAY - 1, "FFFFFF", false)).with(day(TODAY - 2, "FFF", true));
    assertThat(record.streak(TODAY)).isEqualTo(1);
  }

  @Test
  void twoGamesLoseNoChoice() {
    Store first = new Store(Folders.portable(folder));
    Store other = new Store(Folders.portable(folder));
    first.add(day(TODAY, "FH", true));
    other.add(day(TODAY, "N", true));
    other.add(day(TODAY + 1, "FFF", true));
    Store next = new Store(Folders.portable(folder));
    assertThat(next.shots().day(TODAY)).contains(day(TODAY, "FH", true));
    assertThat(next.shots().day(TODAY + 1)).contains(day(TODAY + 1, "FFF", true));
    next.add(day(TODAY, "FHN", true));
    assertThat(next.shots().day(TODAY).orElseThrow().marks()).isEqualTo("FHN");
  }

  @Test
  void aDamagedFileIsReportedAndTheBackupUsed() throws Exception {
    Store store = new Store(Folders.portable(folder));
    store.add(day(TODAY, "FH", true));
    store.add(day(TODAY, "FHN", true));
    Path file = Folders.portable(folder).data().resolve("shots.json");
    Files.writeString(file, Files.readString(file).replace("FHN", "FFF"));
    Store next = new Store(Folders.portable(folder));
    assertThat(next.messages()).first().asString().contains("shots.json was damaged");
    assertThat(next.shots().day(TODAY)).contains(day(TODAY, "FH", true));
  }

  @Test
  void theLatestDaysAreKeptAndFit() throws Exception {
    ShotsRecord all = ShotsRecord.none();
    for (long day = 0; day < ShotsRecord.MAX_DAYS + 20; day++) {
      all = all.with(new ShotsDay(day, Collections.nCopies(6, "TURN_LEAD"), "FFHNFF", true));
    }
    assertThat(all.days()).hasSize(ShotsRecord.MAX_DAYS).doesNotContainKey(0L);
    ChecksummedJson<ShotsRecord> format = new ChecksummedJson<>(new ShotsRecord.JsonCodec());
    assertThat(format.read(format.write(all), "f", note -> {})).isEqualTo(all);
  }

  @Test
  void invalidDaysAreRefused() {
    assertThatThrownBy(() -> day(-1, "F", true)).hasMessageContaining("day");
    assertThatThrownBy(() -> day(1, "FFFFFFF", true)).hasMessageContaining("marks");
    assertThatThrownBy(() -> day(1, "X", true)).hasMessageContaining("marks");
    assertThatThrownBy(() -> new ShotsDay(1, List.of("lead"), "F", true))
        .hasMessageContaining("choice");
    assertThatThrownBy(() -> new ShotsDay(1, List.of(), "F", true)).hasMessageContaining("marks");
  }
}
