package towline.trial.shots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.internal.RandomStream;
import towline.sim.hash.StateHash;

/** Days of Six Shots keep their rules, follow from their dates, and can be solved. */
class SixShotsTest {
  private static final long NEW_YEAR = LocalDate.of(2027, 1, 1).toEpochDay();
  private static final long FIRST_DRAWN = 40_000;
  private static final int SAMPLE = 25;

  private static final List<SixShots> DAYS = days(FIRST_DRAWN, SAMPLE);

  private static List<SixShots> days(long first, int count) {
    return LongStream.range(first, first + count).mapToObj(DayDraw::draw).toList();
  }

  private static Stream<Puzzle> puzzles(List<SixShots> days) {
    return days.stream().flatMap(day -> day.puzzles().stream());
  }

  private static long hash(List<SixShots> days) {
    StateHash hash = new StateHash();
    days.forEach(day -> day.writeState(hash));
    return hash.value();
  }

  @Test
  void aDayHasSixFamiliesFromEasyToHardAndAnException() {
    for (SixShots day : DAYS) {
      checkDraw(day);
    }
  }

  private static void checkDraw(SixShots day) {
    List<Puzzle> puzzles = day.puzzles();
    assertThat(puzzles).extracting(Puzzle::family).doesNotHaveDuplicates().hasSize(6);
    assertThat(puzzles.subList(0, 5))
        .extracting(puzzle -> puzzle.family().tier())
        .containsExactly(1, 1, 2, 2, 3);
    assertThat(puzzles.subList(0, 5)).extracting(Puzzle::answer).doesNotHaveDuplicates();
    assertThat(puzzles.subList(0, 5))
        .allMatch(puzzle -> puzzle.answer() == puzzle.family().lesson());
    Puzzle exception = puzzles.get(5);
    assertThat(exception.answer()).isLessThan(exception.family().lesson());
    List<AimMode> answers = puzzles.stream().map(Puzzle::answer).toList();
    assertThat(answers).allMatch(mode -> Collections.frequency(answers, mode) <= 2);
  }

  @Test
  void fourSixOrNineModesAreOnOfferAndOneOfThemIsRight() {
    for (SixShots day : DAYS) {
      assertThat(day.puzzles())
          .extracting(puzzle -> puzzle.offered().size())
          .containsExactly(4, 4, 6, 6, 9, 9);
      for (Puzzle puzzle : day.puzzles()) {
        assertThat(puzzle.offered()).isSorted().contains(puzzle.answer());
        assertThat(AimMode.values())
            .filteredOn(mode -> puzzle.mark(mode) == Mark.FULL)
            .containsExactly(puzzle.answer());
      }
    }
  }

  @Test
  void theFullMarkIsForTheSimplestModeThatHitsInTime() {
    puzzles(DAYS)
        .forEach(
            puzzle -> {
              double best = Double.POSITIVE_INFINITY;
              for (AimMode mode : AimMode.values()) {
                best = Math.min(best, puzzle.timeToHit(mode));
              }
              double inTime = best + 0.1;
              AimMode simplest =
                  Stream.of(AimMode.values())
                      .filter(mode -> puzzle.timeToHit(mode) <= inTime)
                      .findFirst()
                      .orElseThrow();
              assertThat(simplest).isEqualTo(puzzle.answer());
            });
  }

  @Test
  void theRulesOfThePageSolveEveryDayAndNoShorterWayDoes() {
    List<Puzzle> all = puzzles(DAYS).toList();
    int byShape = 0;
    int byRules = 0;
    for (Puzzle puzzle : all) {
      PageRules rules = new PageRules(puzzle.situation());
      assertThat(rules.byRulesAndSize()).isEqualTo(puzzle.answer());
      byShape += rules.byShape() == puzzle.answer() ? 1 : 0;
      byRules += rules.byRules() == puzzle.answer() ? 1 : 0;
    }
    assertThat(byShape / (double) all.size()).isBetween(0.45, 0.65);
    assertThat(byRules / (double) all.size()).isBetween(0.75, 0.9);
    for (AimMode mode : AimMode.values()) {
      long full = all.stream().filter(puzzle -> puzzle.mark(mode) == Mark.FULL).count();
      assertThat(full / (double) all.size()).as("always %s", mode).isLessThan(0.3);
    }
  }

  @Test
  void theRulesOfThePageReadTheTrackAndNotTheDraw() {
    // Another situation of each family that is no puzzle: the rules may be wrong, but not always.
    long wrong =
        Stream.of(ShotFamily.values())
            .filter(
                family -> {
                  Situation situation = Situation.draw(family, new RandomStream(77));
                  return new PageRules(situation).byRules() != family.lesson();
                })
            .count();
    assertThat(wrong).isLessThan(6);
  }

  @Test
  void aDayFollowsFromItsDateInStepsAndAtOnce() {
    DayDraw draw = new DayDraw(FIRST_DRAWN + 3);
    assertThatThrownBy(draw::day).hasMessageContaining("are drawn");
    while (!draw.advance()) {
      // Each step tries one situation.
    }
    assertThat(draw.advance()).isTrue();
    assertThat(hash(List.of(draw.day()))).isEqualTo(hash(List.of(DAYS.get(3))));
    assertThat(hash(DAYS.subList(3, 4))).isNotEqualTo(hash(DAYS.subList(4, 5)));
  }

  @Test
  void daysStayWhatTheyWere() {
    assertThat(Long.toHexString(hash(days(NEW_YEAR, 5)))).isEqualTo("9dc58d0cc9356433");
  }

  @Test
  @Tag("soak")
  void aYearStaysWhatItWas() {
    List<SixShots> year = days(NEW_YEAR, 365);
    year.forEach(SixShotsTest::checkDraw);
    assertThat(Long.toHexString(hash(year))).isEqualTo("60863af5ec65f984");
  }
}
