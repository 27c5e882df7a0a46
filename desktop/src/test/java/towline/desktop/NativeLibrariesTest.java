package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.system.Platform;

class NativeLibrariesTest {
  @TempDir Path folder;

  private Map<Path, Object> libraries() throws IOException {
    Map<Path, Object> found = new HashMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        // A replaced file has another inode.
        found.put(file, String.valueOf(Files.getAttribute(file, "unix:ino")));
      }
    }
    return found;
  }

  /** An independent list: all libraries in the jars for this system. */
  @Test
  void everyLibraryOfThisSystemIsUnpacked() throws Exception {
    NativeLibraries.unpack(folder);
    Set<String> unpacked = new TreeSet<>();
    libraries().keySet().forEach(file -> unpacked.add(file.getFileName().toString()));
    String ofLwjgl =
        Platform.get().name().toLowerCase(Locale.ROOT).replace("macosx", "macos")
            + "/"
            + Platform.getArchitecture().name().toLowerCase(Locale.ROOT)
            + "/";
    String ofLibgdx = new SharedLibraryLoader().mapLibraryName("@");
    String ending = ofLibgdx.substring(ofLibgdx.indexOf('@') + 1);
    Set<String> expected = new TreeSet<>();
    for (String entry : entries()) {
      boolean forLwjgl = entry.startsWith(ofLwjgl) && entry.matches(".*\\.(so|dll|dylib)");
      boolean forLibgdx = !entry.contains("/") && entry.endsWith(ending) && !other(entry);
      if (forLwjgl || forLibgdx) {
        expected.add(entry.substring(entry.lastIndexOf('/') + 1));
      }
    }
    assertThat(expected).hasSizeGreaterThanOrEqualTo(10);
    assertThat(unpacked).isEqualTo(expected);
  }

  /** True if a library of libGDX is for another kind of processor, according to its name. */
  private static boolean other(String library) {
    String mine = new SharedLibraryLoader().mapLibraryName("");
    return Stream.of("arm", "riscv")
        .anyMatch(kind -> library.contains(kind) != mine.contains(kind));
  }

  private static List<String> entries() throws IOException {
    List<String> entries = new ArrayList<>();
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      if (part.endsWith(".jar") && Files.exists(Path.of(part))) {
        try (JarFile jar = new JarFile(part)) {
          jar.stream().forEach(entry -> entries.add(entry.getName()));
        }
      }
    }
    return entries;
  }

  /**
   * A library that another process may have loaded is never written to: it is replaced, or left
   * alone.
   */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aDamagedLibraryIsReplacedAndAGoodOneIsLeftAlone() throws Exception {
    NativeLibraries.unpack(folder);
    Map<Path, Object> before = libraries();
    NativeLibraries.unpack(folder);
    assertThat(libraries()).isEqualTo(before);
    for (Path damaged : before.keySet()) {
      byte[] good = Files.readAllBytes(damaged);
      byte[] bad = good.clone();
      bad[bad.length / 2] ^= 1;
      Files.write(damaged, bad);
      Path loaded = Files.createLink(folder.resolve("loaded"), damaged);
      NativeLibraries.unpack(folder);
      assertThat(Files.readAllBytes(damaged)).isEqualTo(good);
      assertThat(Files.readAllBytes(loaded)).isEqualTo(bad);
      Files.delete(loaded);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aTruncatedLibraryIsReplacedEvenIfItsTimeIsKept() throws Exception {
    NativeLibraries.unpack(folder);
    for (Path file : libraries().keySet()) {
      byte[] good = Files.readAllBytes(file);
      FileTime time = Files.getLastModifiedTime(file);
      Files.write(file, Arrays.copyOf(good, good.length / 2));
      Files.setLastModifiedTime(file, time);
      NativeLibraries.unpack(folder);
      assertThat(Files.readAllBytes(file)).isEqualTo(good);
    }
  }

  /** Reading all libraries took 5 to 10 ms of each start. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLibraryIsReadAgainOnlyAfterAWrite() throws Exception {
    NativeLibraries.unpack(folder);
    Map<Path, Object> before = libraries();
    for (Path file : before.keySet()) {
      byte[] good = Files.readAllBytes(file);
      FileTime stamp = Files.getLastModifiedTime(file);
      Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L));
      NativeLibraries.unpack(folder);
      assertThat(Files.getLastModifiedTime(file)).isEqualTo(stamp);
      byte[] bad = good.clone();
      bad[bad.length / 2] ^= 1;
      Files.write(file, bad);
      Files.setLastModifiedTime(file, stamp);
      NativeLibraries.unpack(folder);
      assertThat(Files.readAllBytes(file)).as("what nobody seems to have written").isEqualTo(bad);
    }
    assertThat(libraries()).isEqualTo(before);
  }

  /** In that case libGDX unpacks the library once more by itself, and reports the failure. */
  @Test
  void aLibraryThatCannotBeLoadedIsLeftToLibgdx() throws Exception {
    NativeLibraries.load("no-library", folder.resolve("no-library"));
    assertThat(SharedLibraryLoader.isLoaded("no-library")).isFalse();
  }

  @Test
  void libgdxFindsItsLibrariesLoaded() throws Exception {
    Map<String, Path> ofLibgdx = NativeLibraries.unpack(folder);
    assertThat(ofLibgdx).containsOnlyKeys("gdx", "gdx-box2d", "gdx-freetype", "jamepad");
    ofLibgdx.forEach(NativeLibraries::load);
    assertThat(ofLibgdx.keySet()).allMatch(SharedLibraryLoader::isLoaded);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFolderInTheTemporaryOneIsTheUsersOwn() throws Exception {
    Path own = NativeLibraries.inTemporary(folder);
    assertThat(Files.getPosixFilePermissions(own))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    assertThat(NativeLibraries.inTemporary(folder)).isEqualTo(own);
    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxrwxrwx"));
    assertThat(NativeLibraries.inTemporary(folder)).isNotEqualTo(own);
    Files.delete(own);
    Files.createSymbolicLink(own, Files.createDirectory(folder.resolve("somebody-elses")));
    assertThat(NativeLibraries.inTemporary(folder)).isNotEqualTo(own);
  }
}
