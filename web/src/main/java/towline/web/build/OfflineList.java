package towline.web.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * Writes the list of the files that the page keeps for playing offline: the script of the service
 * worker, with a hash of each file and the version, a hash of all files and their names.
 */
public final class OfflineList {
  private static final String WORKER = "sw.js";

  private OfflineList() {}

  /** Lists the files of the folder {@code page}, in which all files but the list are complete. */
  public static void write(Path page) throws IOException {
    StringJoiner list = new StringJoiner(",\n  ", "{\n  ", "\n}");
    for (String file : files(page)) {
      list.add("\"" + file + "\": \"" + hash(Files.readAllBytes(page.resolve(file))) + "\"");
    }
    String version = hash(list.toString().getBytes(StandardCharsets.UTF_8));
    Files.writeString(
        page.resolve(WORKER),
        "const VERSION = \""
            + version
            + "\";\nconst FILES = "
            + list
            + ";\nimportScripts(\"offline.js\");\n");
  }

  private static List<String> files(Path page) throws IOException {
    try (Stream<Path> all = Files.walk(page)) {
      return all.filter(Files::isRegularFile)
          .map(file -> page.relativize(file).toString().replace('\\', '/'))
          .filter(file -> !file.equals(WORKER))
          .sorted()
          .toList();
    }
  }

  /** Returns the SHA-256 in base64, which the integrity of a request takes. */
  private static String hash(byte[] content) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
