package towline.desktop.dist;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;

/** Runs the tools of the JDK, and programs; a failure ends the build with the tool's output. */
final class Tools {
  private Tools() {}

  /** Runs a tool of the JDK inside this process. */
  static void run(String tool, String... arguments) throws IOException {
    ToolProvider provider =
        ToolProvider.findFirst(tool)
            .orElseThrow(() -> new IOException("this JDK has no " + tool + "; use a full JDK"));
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    if (provider.run(out, out, arguments) != 0) {
      throw new IOException(tool + " " + String.join(" ", arguments) + " failed:\n" + said);
    }
  }

  /** Runs a program and returns its exit code. */
  static int start(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).inheritIO();
    builder.environment().putAll(environment);
    return builder.start().waitFor();
  }

  /** Runs a program that must succeed. */
  static void startOrFail(Path folder, Map<String, String> environment, List<String> command)
      throws IOException, InterruptedException {
    int code = start(folder, environment, command);
    if (code != 0) {
      throw new IOException(String.join(" ", command) + " ended with code " + code);
    }
  }
}
