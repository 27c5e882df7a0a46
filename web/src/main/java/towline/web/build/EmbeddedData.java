package towline.web.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;

/** Embeds the data files that a program reads at the start into the program. */
public final class EmbeddedData implements ResourceSupplier {
  /** File that the menu of the game shows under CREDITS; it belongs to the page alone. */
  private static final String CREDITS = "META-INF/docs/third-party.md";

  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    String pattern = context.getProperties().getProperty(WebBuild.EMBEDDED);
    try {
      return Stream.concat(
              Stream.of(CREDITS).filter(name -> name.matches(pattern)),
              GameAssets.matching(pattern).keySet().stream())
          .toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
