package towline.desktop.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The image as a Debian package: in /opt, with a link on the PATH, an entry in the desktop's menu
 * and an icon. It needs no scripts, so removing it leaves nothing behind.
 */
final class DebianPackage {
  private static final int KILOBYTE = 1024;

  private final Path tree;

  /** Creates a package whose files are collected in {@code tree}. */
  DebianPackage(Path tree) {
    this.tree = tree;
  }

  /** Builds the package. {@code sources} holds the templates, {@code icons} towline-SIZE.png. */
  void build(Path image, Path sources, Path icons, String version, Path deb)
      throws IOException, InterruptedException {
    long bytes = copyTree(image, tree.resolve("opt/towline"));
    link(tree.resolve("usr/bin/towline"), Path.of("../../opt/towline/bin/towline"));
    copy(
        sources.resolve("towline.desktop"), tree.resolve("usr/share/applications/towline.desktop"));
    for (int size : List.of(16, 32, 48, 64, 128, 256, 512)) {
      copy(
          icons.resolve("towline-" + size + ".png"),
          tree.resolve(
              String.format(
                  Locale.ROOT, "usr/share/icons/hicolor/%1$dx%1$d/apps/towline.png", size)));
    }
    copy(image.resolve("legal/NOTICE"), tree.resolve("usr/share/doc/towline/copyright"));
    Path control = tree.resolve("DEBIAN/control");
    Files.createDirectories(control.getParent());
    Files.writeString(
        control,
        String.format(
            Locale.ROOT,
            Files.readString(sources.resolve("control")),
            version.replace('-', '~'),
            architecture(),
            bytes / KILOBYTE));
    Archives.openToAll(tree);
    Tools.startOrFail(
        image,
        Map.of(),
        List.of("dpkg-deb", "--root-owner-group", "--build", tree.toString(), deb.toString()));
  }

  /** True if this machine can build a Debian package. */
  static boolean isPossible() {
    return Files.isExecutable(Path.of("/usr/bin/dpkg-deb"));
  }

  private static String architecture() {
    return System.getProperty("os.arch", "").toLowerCase(Locale.ROOT).equals("aarch64")
        ? "arm64"
        : "amd64";
  }

  private static long copyTree(Path from, Path to) throws IOException {
    long bytes = 0;
    for (Path file : Archives.tree(from)) {
      Path copy = to.resolve(from.relativize(file));
      if (Files.isDirectory(file)) {
        Files.createDirectories(copy);
      } else {
        copy(file, copy);
        bytes += Files.size(file);
      }
    }
    return bytes;
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
  }

  private static void link(Path link, Path target) throws IOException {
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, target);
  }
}
