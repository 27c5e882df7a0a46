package towline.view.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;

class PaletteTest {
  @Test
  void theShippedPaletteIsComplete() throws IOException {
    Palette palette = Palettes.shipped();
    assertThat(palette.colour(ColorRole.SHIP)).isEqualTo(0xe8fbff);
    assertThat(palette.colour(ColorRole.SKY)).isEqualTo(0x070b1a);
  }

  @Test
  void everyAimModeHasAColourOfItsOwn() throws IOException {
    Palette palette = Palettes.shipped();
    Set<Integer> colours = new HashSet<>();
    for (AimMode mode : AimMode.values()) {
      colours.add(palette.modeColour(mode.ordinal()));
    }
    assertThat(colours).hasSize(AimMode.values().length);
  }

  @Test
  void nothingIsBrighterThanTheShipButCores() throws IOException {
    Palette palette = Palettes.shipped();
    for (ColorRole role : ColorRole.values()) {
      if (role != ColorRole.CORE) {
        assertThat(brightness(palette.colour(role)))
            .as(role.name())
            .isLessThanOrEqualTo(brightness(palette.colour(ColorRole.SHIP)));
      }
    }
  }

  private static double brightness(int rgb) {
    return 0.2126 * (rgb >> 16 & 0xff) + 0.7152 * (rgb >> 8 & 0xff) + 0.0722 * (rgb & 0xff);
  }

  @Test
  void aMissingColourIsNamed() {
    assertThatThrownBy(() -> Palette.read(new StringReader("sky = #070b1a\n")))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining(Palette.PATH)
        .hasMessageContaining("sky.low");
  }

  @Test
  void aBrokenColourIsNamed() throws IOException {
    String text = text().replace("sky = #", "sky = ");
    assertThatThrownBy(() -> Palette.read(new StringReader(text)))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("\"070b1a\"");
  }

  @Test
  void anAimModeWithoutAColourIsNamed() throws IOException {
    String text = text().replace("aim.lob =", "#");
    assertThatThrownBy(() -> Palette.read(new StringReader(text)))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("aim.lob");
  }

  @Test
  void aMistypedColourOfAVariantIsNamed() throws IOException {
    StringReader standard = new StringReader(text());
    assertThatThrownBy(() -> Palette.read(standard, new StringReader("shpi = #070b1a\n")))
        .isInstanceOf(AssetException.class)
        .hasMessageContaining("[shpi]");
  }

  private static String text() throws IOException {
    try (InputStream in = PaletteTest.class.getResourceAsStream("/" + Palette.PATH)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Property(seed = "306")
  void aMixIsBetweenItsColours(
      @ForAll @IntRange(max = 0xffffff) int from,
      @ForAll @IntRange(max = 0xffffff) int to,
      @ForAll @DoubleRange(min = -1, max = 2) double share) {
    int mixed = Palette.mix(from, to, share);
    for (int shift = 0; shift <= 16; shift += 8) {
      int a = from >> shift & 0xff;
      int b = to >> shift & 0xff;
      assertThat(mixed >> shift & 0xff).isBetween(Math.min(a, b), Math.max(a, b));
    }
  }
}
