package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;

/** A program on a page of the docs, with the output that the page states. */
record PageProgram(String name, String source, String output) {
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n((?:(?!```).)*)```\\s*```text\n(.*?)```", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("^class (\\w+)", Pattern.MULTILINE);

  static List<PageProgram> of(Path page) throws IOException {
    List<PageProgram> programs = new ArrayList<>();
    Matcher matcher = PROGRAM.matcher(Files.readString(page));
    while (matcher.find()) {
      Matcher name = NAME.matcher(matcher.group(1));
      assertThat(name.find()).isTrue();
      programs.add(new PageProgram(name.group(1), matcher.group(1), matcher.group(2)));
    }
    return programs;
  }

  /**
   * Compiles and runs the program in an empty folder, with only {@code library}, and returns its
   * output.
   */
  String outputWith(String library, Path folder) throws IOException, InterruptedException {
    Path file = folder.resolve(name + ".java");
    Files.writeString(file, source);
    int failures =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-nowarn",
                "-cp",
                library,
                "-d",
                folder.toString(),
                file.toString());
    assertThat(failures).isZero();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String classPath = library + File.pathSeparator + folder;
    Process run =
        new ProcessBuilder(java.toString(), "-Duser.language=en", "-cp", classPath, name)
            .redirectErrorStream(true)
            .start();
    String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return printed.replace("\r\n", "\n");
  }

  @Override
  public String toString() {
    return name;
  }
}
