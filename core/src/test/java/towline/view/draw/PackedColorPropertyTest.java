package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PackedColorPropertyTest {
  @Property(seed = "305")
  void noColourIsEverNaN(
      @ForAll @IntRange(max = 0xffffff) int rgb, @ForAll double light, @ForAll double cover) {
    assertThat(Float.isNaN(PackedColor.pack(rgb, light, cover))).isFalse();
  }

  @Test
  void lightWithoutCoverHidesNothing() {
    int packed = Float.floatToRawIntBits(PackedColor.pack(0x804020, 0.5, 0));
    assertThat(packed).isEqualTo(0x00102040);
  }

  @Test
  void tooMuchLightIsClipped() {
    int packed = Float.floatToRawIntBits(PackedColor.pack(0x80ff01, 10, 1));
    assertThat(packed & 0xffffff).isEqualTo(0x0affff);
  }

  @Test
  void lightThatIsNotANumberIsDark() {
    assertThat(Float.floatToRawIntBits(PackedColor.pack(0xffffff, Double.NaN, Double.NaN)))
        .isZero();
  }
}
