package towline.desktop;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An archive of the classes that a start loads from Java and the libraries (class data sharing).
 * The first game lists them, and the archive is made when it has ended; folders of classes cannot
 * be archived. Without an archive, or with an unusable one, Java starts as usual.
 */
final class StartArchive {
  private final Path java;
  private final Path file;
  private final Path classes;
  private final String libraries;

  /**
   * Creates the archive in {@code folder} of the jars {@code libraries}, which come first in the
   * class path, for the program {@code java} of the running version of Java.
   */
  StartArchive(Path java, Path folder, List<Path> libraries) throws IOException {
    this.java = java;
    this.libraries =
        libraries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    // Another Java or other libraries have an archive of their own: a stale one would be useless.
    StringBuilder origin = new StringBuilder(System.getProperty("java.vm.version", ""));
    origin.append(java);
    for (Path library : libraries) {
      origin.append(library).append(Files.getLastModifiedTime(library).toMillis());
    }
    String name = "start-" + Integer.toHexString(origin.toString().hashCode());
    file = folder.resolve(name + ".jsa");
    classes = folder.resolve(name + ".classes");
  }

  /** Returns the options of Java that use the archive, or list the classes for it. */
  List<String> options() {
    if (!isPossible()) {
      return List.of();
    }
    return Files.exists(file)
        ? List.of("-XX:SharedArchiveFile=" + file, "-Xshare:auto", "-Xlog:cds=off")
        : List.of("-XX:DumpLoadedClassList=" + classes, "-Xlog:cds=off");
  }

  /** Other virtual machines do not know the options. */
  private static boolean isPossible() {
    String machine = System.getProperty("java.vm.name", "");
    return machine.contains("OpenJDK") || machine.contains("HotSpot");
  }

  /** Makes the archive, if there is none, from the classes that the last start has listed. */
  void makeIfMissing() throws IOException, InterruptedException {
    if (Files.exists(file) || !Files.exists(classes)) {
      return;
    }
    Path made = file.resolveSibling(file.getFileName() + ".tmp");
    List<String> command = new ArrayList<>(List.of(java.toString(), "-Xshare:dump"));
    command.add("-XX:SharedClassListFile=" + classes);
    command.add("-XX:SharedArchiveFile=" + made);
    command.addAll(List.of("-cp", libraries));
    Process dump =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (dump.waitFor() == 0 && Files.exists(made)) {
      Files.move(made, file, StandardCopyOption.REPLACE_EXISTING);
    }
    Files.deleteIfExists(made);
    Files.delete(classes);
  }
}
