package towline.web.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Puts the data files that the game begins with into the program. */
public final class EmbeddedData implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    try {
      return GameAssets.matching("(tuning|look|fonts|i18n|shaders)/.*")
          .keySet()
          .toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
