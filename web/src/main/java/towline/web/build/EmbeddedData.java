package towline.web.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Embeds the data files that the game reads at the start into the program. */
public final class EmbeddedData implements ResourceSupplier {
  /** File that the menu shows under CREDITS. */
  private static final String CREDITS = "META-INF/docs/third-party.md";

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    try {
      Set<String> assets = GameAssets.matching("(tuning|look|fonts|i18n|shaders)/.*").keySet();
      return Stream.concat(Stream.of(CREDITS), assets.stream()).toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
