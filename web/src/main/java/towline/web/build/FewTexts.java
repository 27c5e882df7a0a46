package towline.web.build;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Passes the bundles of texts on with the texts that a program shows, and no others. */
final class FewTexts extends ClassLoader {
  private static final String BUNDLES = "i18n/";

  private final String keys;

  /**
   * Creates a loader.
   *
   * @param all the loader of classes and whole bundles
   * @param keys pattern of the keys of the texts that are shown
   */
  FewTexts(ClassLoader all, String keys) {
    super(all);
    this.keys = keys;
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    InputStream whole = super.getResourceAsStream(name);
    if (whole == null || !name.startsWith(BUNDLES)) {
      return whole;
    }
    try (whole) {
      return new ByteArrayInputStream(
          new String(whole.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> line.split(" = ", 2)[0].matches(keys))
              .collect(Collectors.joining("\n", "\n", "\n"))
              .getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
