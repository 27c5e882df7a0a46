package towline.desktop;

import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.Platform;
import towline.store.AtomicFile;
import towline.store.Folders;
import towline.store.OperatingSystem;
import towline.store.StoreException;

/**
 * Provides the native libraries of libGDX and LWJGL in a folder of the player's own. By default
 * both unpack them into folders with predictable names in the temporary folder, where other users
 * of the machine may have put files, and write them in place, while another process may be loading
 * them.
 */
public final class NativeLibraries {
  private static final String TEMPORARY = "java.io.tmpdir";

  private static final Set<PosixFilePermission> ONLY_THE_OWNER =
      PosixFilePermissions.fromString("rwx------");

  /** Libraries that libGDX loads. */
  private static final List<String> LIBGDX_LIBRARIES =
      List.of("gdx", "gdx-box2d", "gdx-freetype", "jamepad");

  /** Libraries that LWJGL loads, below the folder of its classes; no system has all of them. */
  private static final List<String> LWJGL_LIBRARIES =
      List.of(
          "lwjgl",
          "glfw/glfw",
          "glfw/glfw_async",
          "jemalloc/jemalloc",
          "openal/openal",
          "openal/OpenAL",
          "opengl/lwjgl_opengl",
          "stb/lwjgl_stb");

  private static final int BLOCK_BYTES = 1 << 16;

  private NativeLibraries() {}

  /** Makes all libraries load from the player's own cache; call before the first is loaded. */
  public static void unpackIntoCache() {
    // LWJGL would hash its libraries to detect other versions; these come in the same jar.
    System.setProperty("org.lwjgl.util.NoHashChecks", "true");
    Path temporary = Path.of(System.getProperty(TEMPORARY));
    Optional<String> problem = tryIn(NativeLibraries::cache);
    if (problem.isPresent()) {
      problem = tryIn(() -> inTemporary(temporary));
    }
    problem.ifPresent(
        why ->
            System.err.println(
                String.format(
                    Locale.ROOT,
                    "towline: no private folder for native libraries: %s; check the permissions of"
                        + " your cache folder and the space on its disk",
                    why)));
  }

  private interface FolderSource {
    Path folder() throws IOException;
  }

  /** Unpacks into the folder of {@code source} and uses it; returns the reason if that fails. */
  private static Optional<String> tryIn(FolderSource source) {
    try {
      Path folder = source.folder();
      Map<String, Path> ofLibgdx = unpack(folder);
      System.setProperty(TEMPORARY, folder.toString());
      ofLibgdx.forEach(NativeLibraries::load);
      Configuration.SHARED_LIBRARY_EXTRACT_PATH.set(lwjgl(folder).toString());
      return Optional.empty();
    } catch (IOException | StoreException | InvalidPathException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Loads a library here, because libGDX would unpack it again in memory at each start to compare
   * its checksum.
   */
  static void load(String name, Path file) {
    try {
      System.load(file.toString());
      SharedLibraryLoader.setLoaded(name);
    } catch (UnsatisfiedLinkError e) {
      // The library's user tries again, and reports the failure.
    }
  }

  private static Path cache() throws IOException {
    Path folder =
        Folders.cache(
                OperatingSystem.named(System.getProperty("os.name", "")),
                System.getenv(),
                DataFolders.home())
            .resolve("natives")
            .toAbsolutePath();
    Files.createDirectories(folder);
    if (hasOwners(folder)) {
      // Fails if the folder belongs to somebody else.
      Files.setPosixFilePermissions(folder, ONLY_THE_OWNER);
    }
    return folder;
  }

  /** Returns the same folder at each start, unless another user has created it. */
  static Path inTemporary(Path temporary) throws IOException {
    Path folder = temporary.resolve("towline-natives-" + System.getProperty("user.name", ""));
    if (!hasOwners(temporary)) {
      return Files.createDirectories(folder);
    }
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(ONLY_THE_OWNER));
    }
    PosixFileAttributes found =
        Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    boolean own =
        found.isDirectory()
            && found.permissions().equals(ONLY_THE_OWNER)
            && found
                .owner()
                .equals(
                    folder
                        .getFileSystem()
                        .getUserPrincipalLookupService()
                        .lookupPrincipalByName(System.getProperty("user.name")));
    return own ? folder : Files.createTempDirectory(temporary, "towline-natives-");
  }

  private static boolean hasOwners(Path folder) {
    return folder.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  /**
   * Puts every library at the place where its loader looks for it. Each is written under a
   * temporary name and then renamed: with several games starting at once, or one killed in between,
   * a library is either complete or absent, and a library in use is never overwritten.
   *
   * @return libraries that libGDX loads, by libGDX's names
   */
  static Map<String, Path> unpack(Path folder) throws IOException, StoreException {
    Map<String, Path> ofLibgdx = new LinkedHashMap<>();
    SharedLibraryLoader loader = new SharedLibraryLoader();
    for (String name : LIBGDX_LIBRARIES) {
      String file = loader.mapLibraryName(name);
      URL library = NativeLibraries.class.getResource("/" + file);
      if (library != null) {
        Content content = content(library);
        Path unpacked =
            folder
                .resolve("libgdx" + System.getProperty("user.name"))
                .resolve(Long.toString(content.checksum, 16))
                .resolve(file);
        unpack(library, content, unpacked);
        ofLibgdx.put(name, unpacked);
      }
    }
    for (String name : LWJGL_LIBRARIES) {
      String file = System.mapLibraryName(name.substring(name.indexOf('/') + 1));
      String module = name.contains("/") ? name.substring(0, name.indexOf('/') + 1) : "";
      URL library =
          NativeLibraries.class.getResource(
              String.format(
                  Locale.ROOT,
                  "/%s/%s/org/lwjgl/%s%s",
                  Platform.get() == Platform.MACOSX
                      ? "macos"
                      : Platform.get().name().toLowerCase(Locale.ROOT),
                  Platform.getArchitecture().name().toLowerCase(Locale.ROOT),
                  module,
                  file));
      if (library != null) {
        unpack(library, content(library), lwjgl(folder).resolve(file));
      }
    }
    return ofLibgdx;
  }

  private static Path lwjgl(Path folder) {
    return folder.resolve("lwjgl-" + org.lwjgl.Version.getVersion().replace(' ', '-'));
  }

  private static void unpack(URL library, Content content, Path file)
      throws IOException, StoreException {
    if (content.isStampedOn(file)) {
      return;
    }
    if (!Files.isRegularFile(file) || !content.equals(content(file.toUri().toURL()))) {
      Path folder = Files.createDirectories(file.resolveSibling(""));
      AtomicFile.deleteLeftovers(folder);
      try (InputStream in = library.openStream()) {
        AtomicFile.<IOException>write(file, in::transferTo);
      }
    }
    Files.setLastModifiedTime(file, content.stamp());
  }

  /** The content of a file, as recorded in a jar without unpacking. */
  private record Content(long size, long checksum) {
    /**
     * Returns the modification time that marks a file with verified content. Every write changes
     * that time, so no start has to read the file. The times are even seconds from 1970 to 2004,
     * which all file systems can store.
     */
    FileTime stamp() {
      return FileTime.from(checksum & 0x3fff_fffe, TimeUnit.SECONDS);
    }

    boolean isStampedOn(Path file) throws IOException {
      if (!Files.exists(file)) {
        return false;
      }
      BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
      return found.isRegularFile()
          && found.size() == size
          && found.lastModifiedTime().equals(stamp());
    }
  }

  private static Content content(URL resource) throws IOException {
    URLConnection connection = resource.openConnection();
    if (connection instanceof JarURLConnection jar) {
      return new Content(jar.getJarEntry().getSize(), jar.getJarEntry().getCrc());
    }
    CRC32 crc = new CRC32();
    long size = 0;
    byte[] block = new byte[BLOCK_BYTES];
    try (InputStream in = connection.getInputStream()) {
      for (int read = in.read(block); read >= 0; read = in.read(block)) {
        crc.update(block, 0, read);
        size += read;
      }
    }
    return new Content(size, crc.getValue());
  }
}
