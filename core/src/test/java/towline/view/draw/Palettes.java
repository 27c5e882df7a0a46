package towline.view.draw;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Palettes for tests that have no window. */
public final class Palettes {
  private Palettes() {}

  /** Returns the palette that comes with the game. */
  public static Palette shipped() throws IOException {
    InputStream file = Palettes.class.getResourceAsStream("/" + Palette.PATH);
    try (Reader reader =
        new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8)) {
      return Palette.read(reader);
    }
  }
}
