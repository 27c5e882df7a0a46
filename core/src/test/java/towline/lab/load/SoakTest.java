package towline.lab.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import towline.content.GameContent;

/** Bots play on and on, in every mode; nothing throws, and every number stays finite. */
class SoakTest {
  @Test
  @Tag("long")
  void nothingBreaksInThreeHundredThousandTicks() throws IOException {
    play(300_000);
  }

  @Test
  @Tag("soak")
  void nothingBreaksInTenMillionTicks() throws IOException {
    play(10_000_000);
  }

  private static void play(long ticks) throws IOException {
    StringBuilder out = new StringBuilder();
    boolean fine = new Soak(GameContent.load()).run(ticks, 1, out);
    assertThat(fine).as("%s", out).isTrue();
    assertThat(out.toString().lines())
        .contains("exceptions=0", "non_finite=0")
        .anyMatch(line -> line.matches("ticks=\\d+"))
        .anyMatch(line -> line.matches("entities_most=[1-9]\\d*"))
        .anyMatch(line -> line.matches("peak_memory_mb=\\d+"));
  }
}
