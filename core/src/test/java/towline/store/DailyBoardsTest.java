package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import towline.content.Difficulty;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.RulesVersion;
import towline.session.RunSetup;

/** Daily runs are ranked with those of their own day alone. */
class DailyBoardsTest {
  @TempDir Path folder;

  private static ScoreEntry daily(long day, long points) {
    return daily(day, points, RulesVersion.CURRENT);
  }

  private static ScoreEntry daily(long day, long points, int rules) {
    return new ScoreEntry(
        "ABC",
        points,
        2,
        day,
        PlayMode.DAILY,
        Difficulty.NORMAL,
        Assistance.NONE,
        OptionalLong.of(20_000),
        1,
        rules,
        Optional.empty());
  }

  @Test
  void eachDayHasItsOwnBoard() {
    Store store = new Store(Folders.portable(folder));
    assertThat(store.add(daily(100, 900), Samples.replay(1))).hasValue(1);
    assertThat(store.add(daily(101, 50), Samples.replay(2))).hasValue(1);
    assertThat(store.add(daily(100, 800), Samples.replay(3))).hasValue(2);
    assertThat(store.add(Samples.run(10), Samples.replay(4))).hasValue(1);
    Scores again = new Store(Folders.portable(folder)).scores();
    assertThat(again.daily(100)).extracting(ScoreEntry::points).containsExactly(900L, 800L);
    assertThat(again.daily(101)).extracting(ScoreEntry::points).containsExactly(50L);
    assertThat(again.days()).containsExactly(101L, 100L);
    assertThat(again.of(PlayMode.ARCADE, Difficulty.NORMAL)).hasSize(1);
  }

  /** Days before an update remain visible; on the day itself the boards do not mix. */
  @Test
  void theBoardOfADayHasTheLatestRules() {
    int older = RulesVersion.CURRENT - 1;
    Scores scores =
        Scores.empty()
            .with(daily(100, 900, older))
            .with(daily(101, 800, older))
            .with(daily(101, 10, RulesVersion.CURRENT));
    assertThat(scores.days()).containsExactly(101L, 100L);
    assertThat(scores.daily(100)).extracting(ScoreEntry::points).containsExactly(900L);
    assertThat(scores.daily(101)).extracting(ScoreEntry::points).containsExactly(10L);
    assertThat(scores.daily(102)).isEmpty();
  }

  @Test
  void onlyTheLatestDaysAndTheLastRunAreKept() {
    Scores scores = Scores.empty();
    for (long day = 1; day <= 40; day++) {
      scores = scores.with(daily(day, day));
    }
    assertThat(scores.days()).hasSize(Scores.MOST_DAYS).startsWith(40L).endsWith(27L);
    scores = scores.with(daily(3, 7));
    assertThat(scores.days()).hasSize(Scores.MOST_DAYS).endsWith(28L, 3L);
    assertThat(scores.daily(3)).hasSize(1);
  }

  @Test
  void aDailyRunNeedsAValidDay() {
    assertThatThrownBy(() -> daily(RunSetup.LAST_DAY + 1, 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the day of a daily run must be 0 to 1000000, not 1000001");
  }

  /** A run that began before midnight and ended after it: the seed is its day. */
  @Test
  void aRunOverMidnightBelongsToTheDayOnWhichItBegan() {
    Store store = new Store(Folders.portable(folder));
    store.add(daily(20_000, 500), Samples.replay(1));
    ScoreEntry late = daily(19_999, 700);
    assertThat(late.day()).hasValue(20_000);
    assertThat(store.add(late, Samples.replay(2))).hasValue(1);
    Scores again = new Store(Folders.portable(folder)).scores();
    assertThat(again.daily(19_999)).extracting(ScoreEntry::points).containsExactly(700L);
    assertThat(again.daily(20_000)).extracting(ScoreEntry::points).containsExactly(500L);
  }

  /** Every attempt counts; the best of a day are kept, and of equal ones the earlier. */
  @Property(seed = "3", tries = 100)
  void theBestRunsOfADayAreKept(
      @ForAll @Size(min = 1, max = 30) List<@IntRange(min = 1, max = 40) Integer> attempts) {
    Scores scores = Scores.empty().with(daily(6, 1_000_000));
    for (int i = 0; i < attempts.size(); i++) {
      scores = scores.with(daily(7, attempts.get(i)));
    }
    List<Long> best =
        attempts.stream()
            .map(Integer::longValue)
            .sorted(Comparator.reverseOrder())
            .limit(Scores.MAX_ENTRIES)
            .toList();
    assertThat(scores.daily(7)).extracting(ScoreEntry::points).isEqualTo(best);
    assertThat(scores.daily(6)).hasSize(1);
  }
}
