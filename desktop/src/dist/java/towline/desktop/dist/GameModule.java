package towline.desktop.dist;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Turns the jar that contains everything into one module, which jlink can put into a runtime.
 * Inside the runtime the classes do not depend on the path or the date of a jar, so the archive of
 * loaded classes stays valid wherever a player unpacks it.
 */
final class GameModule {
  static final String NAME = "towline";

  /** The module is open to reflection, which the command line and libGDX need. */
  private static final String DECLARATION =
      "open module " + NAME + " { requires jdk.management; requires jdk.unsupported; }";

  private static final Runtime.Version OLDEST_JAVA = Runtime.Version.parse("17");

  private GameModule() {}

  /** Unpacks {@code jar} into {@code folder}, without the native libraries of other machines. */
  static void unpack(Path jar, NativeTarget target, Path folder) throws IOException {
    try (JarFile file = new JarFile(jar.toFile(), false, JarFile.OPEN_READ, OLDEST_JAVA);
        Stream<JarEntry> entries = file.versionedStream()) {
      entries
          .filter(entry -> !entry.isDirectory() && !target.isForeign(entry.getName()))
          .forEach(entry -> write(file, entry, folder.resolve(entry.getName())));
    }
    Path source = Files.writeString(folder.resolve("module-info.java"), DECLARATION);
    Tools.run("javac", "-d", folder.toString(), source.toString());
    Files.delete(source);
  }

  private static void write(JarFile jar, JarEntry entry, Path file) {
    try (InputStream in = jar.getInputStream(entry)) {
      Files.createDirectories(file.getParent());
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
