package towline.view.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class NumberTextPropertyTest {
  @Property(seed = "319")
  void isWithinHalfAUnitOfTheLastDigit(
      @ForAll @DoubleRange(min = -1e6, max = 1e6) double number,
      @ForAll @IntRange(max = 4) int decimals) {
    String text = NumberText.append(new StringBuilder(), number, decimals).toString();
    BigDecimal written = new BigDecimal(text);
    assertThat(written.scale()).isEqualTo(decimals);
    BigDecimal error = written.subtract(BigDecimal.valueOf(number)).abs();
    BigDecimal half = BigDecimal.ONE.movePointLeft(decimals).divide(BigDecimal.valueOf(2));
    assertThat(error.setScale(6, RoundingMode.DOWN)).isLessThanOrEqualTo(half);
  }

  @Test
  void groupsDigitsByThree() {
    assertThat(NumberText.grouped(new StringBuilder(), 0)).hasToString("0");
    assertThat(NumberText.grouped(new StringBuilder(), 999)).hasToString("999");
    assertThat(NumberText.grouped(new StringBuilder("x"), 1234567)).hasToString("x1 234 567");
  }

  @Test
  void aValueThatIsNotANumberIsADash() {
    assertThat(NumberText.append(new StringBuilder(), Double.NaN, 2)).hasToString("\u2013");
    assertThat(NumberText.append(new StringBuilder(), Double.POSITIVE_INFINITY, 0))
        .hasToString("\u2013");
  }

  @Property(seed = "320")
  void aClockShowsWholeSecondsRoundedDown(
      @ForAll @IntRange(max = 5999) int seconds, @ForAll @DoubleRange(max = 0.99) double rest) {
    String[] parts = NumberText.clock(seconds + rest).split(":", -1);
    assertThat(parts[1]).hasSize(2);
    assertThat(60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1])).isEqualTo(seconds);
  }
}
