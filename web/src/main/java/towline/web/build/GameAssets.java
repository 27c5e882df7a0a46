package towline.web.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import towline.content.GameContent;

/** The game's data files, from the folder or jar of the class path that contains them. */
final class GameAssets {
  /** A file that always exists, by which the others are found. */
  private static final String KNOWN_FILE = "tuning/arcade.json";

  private GameAssets() {}

  /** Returns the contents of the files whose paths match a pattern, by their paths. */
  static SortedMap<String, byte[]> matching(String pattern) throws IOException {
    try {
      URI known =
          Objects.requireNonNull(GameContent.class.getResource("/" + KNOWN_FILE), KNOWN_FILE)
              .toURI();
      if (known.getScheme().equals("file")) {
        return below(Path.of(known).resolve("../..").normalize(), pattern);
      }
      try (FileSystem jar = FileSystems.newFileSystem(known, Map.of())) {
        return below(jar.getPath("/"), pattern);
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SortedMap<String, byte[]> below(Path root, String pattern) throws IOException {
    SortedMap<String, byte[]> found = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      files.filter(Files::isRegularFile).forEach(file -> add(found, root, file, pattern));
    } catch (UncheckedIOException e) {
      throw new IOException(e);
    }
    return found;
  }

  private static void add(Map<String, byte[]> found, Path root, Path file, String pattern) {
    String name = root.relativize(file).toString().replace('\\', '/');
    if (name.matches(pattern)) {
      try {
        found.put(name, Files.readAllBytes(file));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
