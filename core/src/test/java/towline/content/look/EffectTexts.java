package towline.content.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Effects for tests: those of the game with a changed text. */
public final class EffectTexts {
  private EffectTexts() {}

  /** Returns the file of the game. */
  static String shipped() {
    try (InputStream in = EffectTexts.class.getResourceAsStream("/look/effects.json")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the file with {@code right}, which it must contain, replaced by {@code wrong} once. */
  public static String with(String right, String wrong) {
    String text = shipped();
    assertThat(text).contains(right);
    int start = text.indexOf(right);
    return text.substring(0, start) + wrong + text.substring(start + right.length());
  }
}
