package towline.content.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Effects for tests: those of the game with something changed. */
public final class EffectTexts {
  private EffectTexts() {}

  /** The file that comes with the game. */
  static String shipped() {
    try (InputStream in = EffectTexts.class.getResourceAsStream("/look/effects.json")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same with another text in one place, which must be there. */
  public static String with(String right, String wrong) {
    String text = shipped();
    assertThat(text).contains(right);
    int at = text.indexOf(right);
    return text.substring(0, at) + wrong + text.substring(at + right.length());
  }
}
