package towline.game.title;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.StringLength;

/** The seed of the next run, typed and pasted. */
class SeedRowTest {
  private final SeedRow row = new SeedRow(() -> "any");

  @Property(seed = "781", tries = 200)
  void theDigitsOfATextArePasted(
      @ForAll @LongRange(min = 0, max = 999_999_999_999_999_999L) long seed) {
    row.paste("Seed " + seed + ".");
    assertThat(row.typed()).hasValue(seed);
  }

  @Property(seed = "782", tries = 300)
  void anyInputGivesASeedOrNone(@ForAll @StringLength(max = 60) String text) {
    for (int i = 0; i < text.length(); i++) {
      row.type(text.charAt(i));
    }
    row.paste(text);
    row.typed().ifPresent(seed -> assertThat(seed).isNotNegative());
    while (row.erase()) {
      row.typed().ifPresent(seed -> assertThat(seed).isNotNegative());
    }
    assertThat(row.typed()).isEmpty();
  }

  @Example
  void aStepBelowTheFirstSeedSelectsAnyAndTextWithoutDigitsIsIgnored() {
    row.step(1);
    assertThat(row.typed()).hasValue(1);
    row.paste("no digits");
    assertThat(row.typed()).hasValue(1);
    row.step(-1);
    assertThat(row.typed()).isEmpty();
  }
}
