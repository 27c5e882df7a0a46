package towline.web.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers of the tuning files are equal in a browser, to the bit. */
class DecimalParserTest {
  private static void assertEqualToJava(String text) {
    assertThat((Double) DecimalParser.parseDouble(text))
        .as(text)
        .isEqualTo((Double) Double.parseDouble(text));
    assertThat((Float) DecimalParser.parseFloat(text))
        .as(text)
        .isEqualTo((Float) Float.parseFloat(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "+0.0",
        "00012",
        ".5",
        "5.",
        " 1.5 ",
        "1e5",
        "1E+5",
        "1e-5",
        "12f",
        "12.5D",
        "NaN",
        "-NaN",
        "Infinity",
        "-Infinity",
        "+Infinity",
        "1e400",
        "-1e400",
        "1e-400",
        "1e99999999999",
        "0e99999999999",
        "1e-99999999999",
        "4.9e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308",
        "2.2250738585072014e-308",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "9007199254740993",
        "9007199254740993.0000000000000000000001",
        "3.4028235677973366e38",
        "3.4028235677973367e38",
        "7.0064923216240854e-46",
        "0.1",
        "1.00000017881393432617187499",
        "1.00000017881393421514957253748434595763683319091796875001",
        "16777217",
        "8388608.5"
      })
  void aNumberIsParsedAsInJava(String text) {
    assertEqualToJava(text);
  }

  @Test
  void randomNumbersAreParsedAsInJava() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 30_000; i++) {
      double any = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(any)) {
        assertEqualToJava(Double.toString(any));
      }
      assertEqualToJava((float) any + "");
      assertEqualToJava(random.nextInt(100_000) + "." + random.nextInt(1_000_000));
      assertEqualToJava(random.nextLong() + "e" + (random.nextInt(700) - 350));
    }
  }

  /** Numbers halfway between two neighbours, and slightly to either side. */
  @Test
  void tiesRoundToEven() {
    SplittableRandom random = new SplittableRandom(6);
    for (int i = 0; i < 6_000; i++) {
      double low = Math.abs(Double.longBitsToDouble(random.nextLong()));
      if (low < Double.MAX_VALUE) {
        BigDecimal middle =
            new BigDecimal(low).add(new BigDecimal(Math.nextUp(low))).divide(BigDecimal.valueOf(2));
        assertEqualToJava(middle.toString());
        assertEqualToJava(
            middle.toPlainString() + (middle.scale() > 0 ? "" : ".") + "0".repeat(400) + "1");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "-", ".", "e5", "1e", "1e+", "1.2.3", "1 2", "12x", "nan", "--1", "1e5.5"
      })
  void invalidNumbersAreRefused(String text) {
    assertThatThrownBy(() -> Double.parseDouble(text)).isInstanceOf(NumberFormatException.class);
    assertThatThrownBy(() -> DecimalParser.parseDouble(text))
        .isInstanceOf(NumberFormatException.class);
  }
}
