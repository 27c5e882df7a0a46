package towline.desktop.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import towline.desktop.window.TestScreen;

/**
 * Builds the downloads for this system: an image with its own small runtime, packed as a zip and,
 * on Debian, as a package; and their checksums. Each build is started once, from another folder and
 * without a Java on the PATH.
 */
final class Packaging {
  private final Path project;
  private final Path output;
  private final String version;
  private final NativeTarget target = NativeTarget.here();

  private Packaging(Path project, Path output, String version) {
    this.project = project;
    this.output = output;
    this.version = version;
  }

  /** Builds the downloads; the arguments are the folder of the module desktop and the version. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path project = Path.of(args[0]);
    Packaging packaging = new Packaging(project, project.resolve("target/dist"), args[1]);
    if (packaging.target.system().equals("linux")) {
      try (TestScreen screen = TestScreen.plain()) {
        packaging.build(Map.of("DISPLAY", screen.display()));
      }
    } else {
      packaging.build(Map.of());
    }
  }

  private void build(Map<String, String> screen) throws IOException, InterruptedException {
    clear(output);
    Path work = Files.createDirectories(output.resolve("work"));
    Path jar = project.resolve("target/towline.jar");
    Path components = project.resolve("target/towline.cdx.json");
    if (!Files.exists(components)) {
      throw new IOException(
          "the list of components is missing: Maven does not make it offline; build without -o");
    }
    Path icons = project.resolve("../assets/icon");
    Map<String, String> environment = new HashMap<>(screen);
    for (String folder : List.of("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")) {
      environment.put(folder, work.resolve("home").toString());
    }

    Path module = Files.createDirectories(work.resolve("module"));
    GameModule.unpack(jar, target, module);
    GameRuntime runtime = new GameRuntime(work.resolve("runtime"), environment);
    runtime.link(module);
    runtime.archiveClasses(work);
    runtime.stripCommands();

    ApplicationImage image =
        ApplicationImage.make(
            target, version, work.resolve("runtime"), IconFiles.write(target, icons, work), output);
    image.addLegalTexts(module, components);
    environment.put("PATH", "");
    GameRuntime.checkArchive(image.launcher(), work.resolve("home"), environment);

    String name =
        String.format(
            Locale.ROOT, "towline-%s-%s-%s", version, target.system(), target.processor());
    List<Path> downloads = new ArrayList<>();
    downloads.add(output.resolve(name + ".zip"));
    Archives.openToAll(image.folder());
    Archives.zip(image.folder(), downloads.get(0));
    if (target.system().equals("linux") && DebianPackage.isPossible()) {
      downloads.add(output.resolve(name + ".deb"));
      new DebianPackage(Files.createDirectories(work.resolve("deb")))
          .build(
              image.folder(), project.resolve("src/dist/linux"), icons, version, downloads.get(1));
    }
    downloads.add(Files.copy(jar, output.resolve("towline-" + version + ".jar")));
    Archives.writeSums(downloads, output.resolve("SHA256SUMS"));
    clear(work);
  }

  /** Deletes a folder of this builder, if it exists. */
  private static void clear(Path folder) throws IOException {
    if (Files.exists(folder)) {
      List<Path> files = new ArrayList<>(Archives.tree(folder));
      for (int i = files.size() - 1; i >= 0; i--) {
        Files.delete(files.get(i));
      }
    }
  }
}
