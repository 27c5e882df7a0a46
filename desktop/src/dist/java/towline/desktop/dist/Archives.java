package towline.desktop.dist;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Zip archives, and the checksums of downloads. */
final class Archives {
  private Archives() {}

  /** Packs a folder, with its name and the permissions of its files. */
  static void zip(Path folder, Path zip) throws IOException {
    boolean posix = Files.getFileStore(folder).supportsFileAttributeView("posix");
    Map<String, ?> options = Map.of("create", true, "enablePosixFileAttributes", posix);
    try (FileSystem archive =
        FileSystems.newFileSystem(URI.create("jar:" + zip.toUri()), options)) {
      for (Path file : tree(folder)) {
        Path entry = archive.getPath(folder.resolveSibling("").relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(entry);
        } else {
          Files.copy(file, entry, StandardCopyOption.COPY_ATTRIBUTES);
        }
        if (posix) {
          Files.setPosixFilePermissions(entry, Files.getPosixFilePermissions(file));
        }
      }
    }
  }

  /**
   * Makes a folder readable for everybody, whatever the builder's umask; only its owner may write.
   */
  static void openToAll(Path folder) throws IOException {
    if (!Files.getFileStore(folder).supportsFileAttributeView("posix")) {
      return;
    }
    for (Path file : tree(folder)) {
      if (!Files.isSymbolicLink(file)) {
        boolean runs = Files.isDirectory(file) || Files.isExecutable(file);
        Files.setPosixFilePermissions(
            file, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
      }
    }
  }

  /** Returns a folder and everything in it, in the same order on every system. */
  static List<Path> tree(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.sorted().toList();
    }
  }

  /** Writes the SHA-256 sums of {@code files} in the format that sha256sum reads. */
  static void writeSums(List<Path> files, Path sums) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Path file : files) {
      lines.append(sha256(file)).append("  ").append(file.getFileName()).append('\n');
    }
    Files.writeString(sums, lines, StandardCharsets.UTF_8);
  }

  private static String sha256(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
