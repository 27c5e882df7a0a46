package towline.web.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Compiles the page's program to WebAssembly, into the folder that it is given. */
public final class WebBuild {
  private static final String MAIN = "towline.web.page.Page";
  private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-runtime.min.js";

  private WebBuild() {}

  /** Ends with exit code 1, and what is wrong, if something cannot be compiled. */
  public static void main(String[] arguments) throws TeaVMToolException, IOException {
    Path page = Path.of(arguments[0]);
    TeaVMTool tool = new TeaVMTool();
    // JavaScript would round floats otherwise.
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    tool.setMainClass(MAIN);
    tool.setTargetDirectory(new File(page.toString()));
    tool.setTargetFileName("towline.wasm");
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setClassLoader(new ComparingLoader(WebBuild.class.getClassLoader()));
    tool.getTransformers().add(JdkCalls.class.getName());
    tool.generate();
    if (report(tool)) {
      System.exit(1);
    }
    try (InputStream runtime = WebBuild.class.getClassLoader().getResourceAsStream(RUNTIME)) {
      if (runtime == null) {
        throw new IOException(RUNTIME + " is missing from TeaVM");
      }
      Files.write(page.resolve("towline.wasm-runtime.js"), runtime.readAllBytes());
    }
  }

  /** Prints each problem once, with a place where it is; whether one is an error. */
  private static boolean report(TeaVMTool tool) {
    boolean bad = false;
    Map<String, String> places = new TreeMap<>();
    for (Problem problem : tool.getProblemProvider().getProblems()) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      bad |= problem.getSeverity() == ProblemSeverity.ERROR;
      places.putIfAbsent(
          problem.getSeverity() + ": " + text.getText(),
          problem.getLocation() == null ? "" : " at " + problem.getLocation().getMethod());
    }
    places.forEach((text, place) -> System.err.println(text + place));
    return bad;
  }
}
