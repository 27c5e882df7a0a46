package towline.web.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import towline.content.GameContent;

/** Puts the data files that the game reads from its class path into the program. */
public final class EmbeddedData implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    try {
      URL core = GameContent.class.getProtectionDomain().getCodeSource().getLocation();
      Path place = Path.of(core.toURI());
      if (Files.isDirectory(place)) {
        return data(place);
      }
      URI jar = URI.create("jar:" + core);
      try (FileSystem inside = FileSystems.newFileSystem(jar, Map.of())) {
        return data(inside.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String[] data(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.matches("(tuning|look)/.*\\.json"))
          .sorted()
          .toArray(String[]::new);
    }
  }
}
