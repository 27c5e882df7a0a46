package towline.lab.figures;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import towline.store.AtomicFile;
import towline.store.InputException;
import towline.store.StoreException;

/** The documents of a checkout. */
final class Checkout {
  /** The page of figures. */
  static final String PAGE = "docs/figures.md";

  private final Path root;

  /**
   * Opens a checkout.
   *
   * @throws InputException if {@code root} is not the root of a checkout
   */
  Checkout(Path root) throws InputException {
    this.root = root;
    for (String part : List.of("README.md", "docs", "pom.xml")) {
      if (!Files.exists(root.resolve(part))) {
        throw new InputException(
            String.format(
                Locale.ROOT,
                "%s is not the root of a checkout of Towline: %s is missing; go there first",
                root.toAbsolutePath().normalize(),
                part));
      }
    }
  }

  /** Returns the names of all documents but the page of figures, in order. */
  List<String> documents() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> top = Files.list(root);
        Stream<Path> docs = Files.walk(root.resolve("docs"))) {
      Stream.concat(top, docs).filter(file -> file.toString().endsWith(".md")).forEach(files::add);
    }
    return files.stream()
        .map(file -> root.relativize(file).toString().replace('\\', '/'))
        .filter(name -> !name.equals(PAGE))
        .sorted()
        .toList();
  }

  /** Returns true if there is a page of figures. */
  boolean hasPage() {
    return Files.exists(root.resolve(PAGE));
  }

  /** Returns the text of a document. */
  String read(String document) throws InputException {
    try {
      return Files.readString(root.resolve(document)).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new InputException(document + " cannot be read: " + e.getMessage());
    }
  }

  /** Returns true if there is a document with text {@code text}. */
  boolean has(String document, String text) throws InputException {
    return Files.exists(root.resolve(document)) && read(document).equals(text);
  }

  /** Replaces the text of a document; leaves the file alone if the text is equal. */
  void write(String document, String text) throws IOException, InputException, StoreException {
    if (!has(document, text)) {
      Path file = root.resolve(document);
      Files.createDirectories(file.getParent());
      AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
