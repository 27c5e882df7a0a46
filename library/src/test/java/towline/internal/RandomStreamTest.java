package towline.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import towline.testing.StateDigest;

class RandomStreamTest {
  @Test
  void givesTheNumbersOfSplitMix64() {
    RandomStream random = new RandomStream(1234567);
    assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
    assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
  }

  @Test
  void numbersAreUniform() {
    RandomStream random = new RandomStream(9);
    int[] buckets = new int[10];
    double sum = 0;
    for (int i = 0; i < 100_000; i++) {
      double number = random.range(-2, 3);
      assertThat(number).isGreaterThanOrEqualTo(-2).isLessThan(3);
      sum += number;
      buckets[(int) ((number + 2) * 2)]++;
    }
    assertThat(sum / 100_000).isCloseTo(0.5, within(0.02));
    for (int count : buckets) {
      assertThat(count).isBetween(9_600, 10_400);
    }
  }

  @Test
  void indexCoversItsRange() {
    RandomStream random = new RandomStream(2);
    int[] counts = new int[7];
    for (int i = 0; i < 70_000; i++) {
      counts[random.index(7)]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }

  @Test
  void splittingDoesNotMoveTheStreamAndKeysGiveDifferentStreams() {
    RandomStream random = new RandomStream(5);
    long first = random.split(1).nextLong();
    assertThat(random.split(2).nextLong()).isNotEqualTo(first);
    assertThat(random.split(1).nextLong()).isEqualTo(first);
    assertThat(random.nextLong()).isEqualTo(new RandomStream(5).nextLong());
  }

  @Test
  void theHashFollowsTheState() {
    RandomStream random = new RandomStream(5);
    long before = hash(random);
    assertThat(hash(random)).isEqualTo(before);
    random.nextLong();
    assertThat(hash(random)).isNotEqualTo(before);
  }

  private static long hash(RandomStream random) {
    StateDigest hash = new StateDigest();
    random.writeState(hash);
    return hash.value();
  }

  @Test
  void refusesBoundsThatAreNone() {
    RandomStream random = new RandomStream(1);
    assertThatThrownBy(() -> random.range(1, 0)).hasMessageContaining("1.0 to 0.0");
    assertThatThrownBy(() -> random.range(0, Double.NaN)).hasMessageContaining("NaN");
    assertThatThrownBy(() -> random.index(0)).hasMessageContaining("not 0");
  }
}
