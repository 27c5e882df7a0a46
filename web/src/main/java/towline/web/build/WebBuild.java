package towline.web.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import towline.settings.Language;

/** Compiles the page's program to WebAssembly, into a given folder. */
public final class WebBuild {
  /**
   * Maximum memory for pictures, bytes: a clip has all its frames in memory, 76 MB, and another may
   * be recorded while it is written.
   */
  private static final int PICTURE_BYTES = 256 << 20;

  private static final String MAIN = "towline.web.page.WebMain";

  /** Resources of libraries and game, with their file names beside the page. */
  private static final Map<String, String> FILES_BESIDE_PAGE =
      Map.of(
          "org/teavm/backend/wasm/wasm-gc-runtime.min.js", "towline.wasm-runtime.js",
          "gdx.wasm.js", "gdx.wasm.js",
          "freetype.js", "freetype.js",
          "icon/towline-64.png", "icon.png",
          "icon/towline-256.png", "icon-256.png",
          "icon/towline-512.png", "icon-512.png");

  private WebBuild() {}

  /** Returns the locales of the game's languages as TeaVM names them, each with a country. */
  private static String locales() {
    return Language.written().stream()
        .map(language -> language.locale(Locale.ROOT))
        .map(locale -> locale.getLanguage() + "_" + country(locale))
        .collect(Collectors.joining(", "));
  }

  private static String country(Locale locale) {
    return locale.getCountry().isEmpty()
        ? locale.getLanguage().toUpperCase(Locale.ROOT)
        : locale.getCountry();
  }

  /** Compiles the page. If that fails, prints the problems and ends with exit code 1. */
  public static void main(String[] arguments) throws TeaVMToolException, IOException {
    Path page = Path.of(arguments[0]);
    TeaVMTool tool = new TeaVMTool();
    // A JavaScript target would round floats differently.
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(MAIN);
    tool.setTargetDirectory(new File(page.toString()));
    tool.setTargetFileName("towline.wasm");
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setMaxDirectBuffersSize(PICTURE_BYTES);
    // The program contains dates and numbers of the game's languages only.
    tool.getProperties().put("java.util.Locale.available", locales());
    tool.setClassLoader(new ComparingLoader(WebBuild.class.getClassLoader()));
    tool.getTransformers().add(JdkCalls.class.getName());
    tool.generate();
    if (report(tool)) {
      System.exit(1);
    }
    SoundPack.write(page.resolve("sounds.bin"));
    for (Map.Entry<String, String> file : FILES_BESIDE_PAGE.entrySet()) {
      copy(file.getKey(), page.resolve(file.getValue()));
    }
    OfflineList.write(page);
  }

  private static void copy(String resource, Path file) throws IOException {
    try (InputStream in = WebBuild.class.getClassLoader().getResourceAsStream(resource)) {
      if (in == null) {
        throw new IOException(resource + " is missing from the libraries");
      }
      Files.write(file, in.readAllBytes());
    }
  }

  /** Prints each problem once, with the calls that lead to it; returns true if one is an error. */
  private static boolean report(TeaVMTool tool) {
    boolean failed = false;
    Map<String, String> places = new TreeMap<>();
    for (Problem problem : tool.getProblemProvider().getProblems()) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      failed |= problem.getSeverity() == ProblemSeverity.ERROR;
      StringBuilder calls = new StringBuilder();
      TeaVMProblemRenderer.renderCallStack(
          tool.getDependencyInfo().getCallGraph(), problem.getLocation(), calls);
      places.putIfAbsent(problem.getSeverity() + ": " + text.getText(), calls.toString());
    }
    places.forEach((text, place) -> System.err.println(text + place));
    return failed;
  }
}
