package towline.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Named numbers: invalid ones are refused by name, and a file has them in order. */
class NamedNumbersTest {
  private static final NamedNumbers DAYS = new NamedNumbers("a feat", "day", 9, 3);

  @Test
  void invalidNamesAndNumbersAreRefusedByName() {
    refused(Map.of("A feat", 1L), "the name of a feat", "'A feat'");
    refused(Map.of("9LIVES", 1L), "'9LIVES'");
    refused(Map.of("A".repeat(41), 1L), "AAA");
    refused(Map.of("LONG", 10L), "the day of LONG must be 0 to 9, not 10");
    refused(Map.of("EARLY", -1L), "not -1");
    refused(Map.of("A", 1L, "B", 1L, "C", 1L, "D", 1L), "at most 3 of a feat, not 4");
  }

  private static void refused(Map<String, Long> numbers, String... words) {
    assertThatThrownBy(() -> DAYS.checked(numbers))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll(words);
  }

  @Test
  void validNumbersAreCopied() {
    Map<String, Long> mine = new HashMap<>(Map.of("A", 0L, "B_9", 9L, "C".repeat(40), 1L));
    Map<String, Long> copy = DAYS.checked(mine);
    assertThat(copy).isEqualTo(mine);
    mine.clear();
    assertThat(copy).hasSize(3);
  }

  @Test
  void mergingAppliesTheRule() {
    assertThat(NamedNumbers.merged(Map.of("A", 1L, "B", 5L), Map.of("B", 3L, "C", 2L), Math::min))
        .isEqualTo(Map.of("A", 1L, "B", 3L, "C", 2L));
  }
}
