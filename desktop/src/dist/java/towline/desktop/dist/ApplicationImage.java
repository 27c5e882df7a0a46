package towline.desktop.dist;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The folder that a player unpacks: launcher, runtime with the game inside, and licences. */
final class ApplicationImage {
  /**
   * Options that let the optimising compiler of Java start after five times the usual number of
   * calls, when the first picture has been drawn.
   */
  private static final List<String> LATE_OPTIMISATION =
      List.of(
          "-XX:Tier4InvocationThreshold=25000",
          "-XX:Tier4MinInvocationThreshold=3000",
          "-XX:Tier4CompileThreshold=75000",
          "-XX:Tier4BackEdgeThreshold=200000");

  private final NativeTarget target;
  private final Path folder;

  private ApplicationImage(NativeTarget target, Path folder) {
    this.target = target;
    this.folder = folder;
  }

  /** Makes the image in {@code destination} from a finished runtime. */
  static ApplicationImage make(
      NativeTarget target, String version, Path runtime, Path icon, Path destination)
      throws IOException {
    boolean mac = target.system().equals("macos");
    String name = target.system().equals("linux") ? "towline" : "Towline";
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--type",
                "app-image",
                "--name",
                name,
                // macOS accepts no version that begins with 0.
                "--app-version",
                mac ? "1." + number(version) : number(version),
                "--vendor",
                "The Towline authors",
                "--copyright",
                "Copyright 2026 the Towline authors, Apache License 2.0",
                "--icon",
                icon.toString(),
                "--runtime-image",
                runtime.toString(),
                "--module",
                GameRuntime.MAIN,
                "--java-options",
                "--enable-native-access=" + GameModule.NAME,
                "--dest",
                destination.toString()));
    for (String option : LATE_OPTIMISATION) {
      arguments.addAll(List.of("--java-options", option));
    }
    if (mac) {
      arguments.addAll(List.of("--java-options", "-XstartOnFirstThread"));
    }
    Tools.run("jpackage", arguments.toArray(String[]::new));
    return new ApplicationImage(target, destination.resolve(mac ? name + ".app" : name));
  }

  /** Returns the digits of a version. */
  private static String number(String version) {
    return version.replaceFirst("-.*", "");
  }

  Path folder() {
    return folder;
  }

  /** Returns the file that starts the game. */
  Path launcher() {
    return switch (target.system()) {
      case "windows" -> folder.resolve("Towline.exe");
      case "macos" -> folder.resolve("Contents/MacOS/Towline");
      default -> folder.resolve("bin/towline");
    };
  }

  /**
   * Adds the texts that must accompany the program: everything below {@code META-INF} of the
   * module.
   */
  void addLegalTexts(Path module, Path components) throws IOException {
    Path legal =
        folder.resolve(target.system().equals("macos") ? "Contents/Resources/legal" : "legal");
    Path texts = module.resolve("META-INF");
    for (String name : List.of("LICENSE", "NOTICE", "docs/third-party.md")) {
      copy(texts.resolve(name), legal.resolve(Path.of(name).getFileName()));
    }
    try (Stream<Path> licenses = Files.list(texts.resolve("licenses"))) {
      licenses.forEach(file -> copy(file, legal.resolve("licenses").resolve(file.getFileName())));
    }
    copy(components, legal.resolve(components.getFileName()));
  }

  private static void copy(Path from, Path to) {
    try {
      Files.createDirectories(to.getParent());
      Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
