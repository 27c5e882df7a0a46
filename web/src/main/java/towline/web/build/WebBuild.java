package towline.web.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

/** Compiles the programs of the page to WebAssembly, into a given folder. */
public final class WebBuild {
  /**
   * Maximum memory for pictures, bytes: a clip has all its frames in memory, 76 MB, and another may
   * be recorded while it is written.
   */
  private static final int PICTURE_BYTES = 256 << 20;

  /** Memory of a program that hardly uses direct buffers, bytes; its own data take a part. */
  private static final int FEW_BYTES = 8 << 20;

  /** Property of TeaVM for the names of the data files to embed; {@link EmbeddedData} reads it. */
  static final String EMBEDDED = "towline.embedded";

  private static final List<PageProgram> PROGRAMS =
      List.of(
          new PageProgram(
              "towline.web.page.WebMain",
              "towline.wasm",
              "(tuning|look|fonts|i18n|shaders)/.*|META-INF/docs/third-party\\.md",
              ".*",
              PICTURE_BYTES),
          new PageProgram(
              "towline.web.shots.ShotsMain",
              "shots.wasm",
              "look/palette.*|i18n/.*",
              "(shots|aim)\\..*|toast\\.daily|menu\\.value\\.percent",
              FEW_BYTES));

  /** Resources of libraries and game, with their file names beside the page. */
  private static final Map<String, String> FILES_BESIDE_PAGE =
      Map.of(
          "org/teavm/backend/wasm/wasm-gc-runtime.min.js", "towline.wasm-runtime.js",
          "gdx.wasm.js", "gdx.wasm.js",
          "freetype.js", "freetype.js",
          "fonts/Play-Regular.ttf", "play.ttf",
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

  /**
   * A program of the page.
   *
   * @param main its main class
   * @param file its name beside the page
   * @param embedded pattern of the names of the data files that are embedded in it
   * @param texts pattern of the keys of its texts
   * @param directBytes maximum size of its direct buffers, bytes
   */
  private record PageProgram(
      String main, String file, String embedded, String texts, int directBytes) {}

  /**
   * Compiles all programs of the page. If that fails, prints the problems and ends with exit code
   * 1.
   */
  public static void main(String[] arguments) throws TeaVMToolException, IOException {
    Path page = Path.of(arguments[0]);
    for (PageProgram program : PROGRAMS) {
      compile(program, page);
    }
    SoundPack.write(page.resolve("sounds.bin"));
    for (Map.Entry<String, String> file : FILES_BESIDE_PAGE.entrySet()) {
      copy(file.getKey(), page.resolve(file.getValue()));
    }
    OfflineList.write(page);
  }

  private static void compile(PageProgram program, Path page) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    // A JavaScript target would round floats differently.
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(program.main());
    tool.setTargetDirectory(new File(page.toString()));
    tool.setTargetFileName(program.file());
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setMaxDirectBuffersSize(program.directBytes());
    tool.getProperties().put(EMBEDDED, program.embedded());
    // The program contains dates and numbers of the game's languages only.
    tool.getProperties().put("java.util.Locale.available", locales());
    tool.setClassLoader(
        new FewTexts(new ComparingLoader(WebBuild.class.getClassLoader()), program.texts()));
    tool.getTransformers().add(JdkCalls.class.getName());
    tool.generate();
    if (report(tool)) {
      System.exit(1);
    }
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
