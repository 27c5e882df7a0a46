package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.aim.AimMode;

/** The packages for other games, with nothing else on the class path; and their pages' programs. */
@Tag("process")
class LibraryTest {
  private static final List<Path> PAGES =
      List.of(Path.of("../docs/using-the-library.md"), Path.of("../docs/aim.md"));
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n(.*?)```\\s*```text\n(.*?)```", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("^class (\\w+)", Pattern.MULTILINE);

  private record Program(String name, String source, String output) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Program> programs() throws IOException {
    List<Program> programs = new ArrayList<>();
    for (Path page : PAGES) {
      Matcher matcher = PROGRAM.matcher(Files.readString(page));
      while (matcher.find()) {
        Matcher name = NAME.matcher(matcher.group(1));
        assertThat(name.find()).isTrue();
        programs.add(new Program(name.group(1), matcher.group(1), matcher.group(2)));
      }
    }
    return programs;
  }

  /** Where the library's classes are: a folder or a jar, and nothing else. */
  private static String library() throws URISyntaxException {
    return Path.of(AimMode.class.getProtectionDomain().getCodeSource().getLocation().toURI())
        .toString();
  }

  @Test
  void thePagesHaveFivePrograms() throws IOException {
    assertThat(programs()).hasSize(5);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void everyProgramPrintsWhatThePageSays(Program program, @TempDir Path folder)
      throws IOException, InterruptedException, URISyntaxException {
    Path source = folder.resolve(program.name() + ".java");
    Files.writeString(source, program.source());
    int failures =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-nowarn",
                "-cp",
                library(),
                "-d",
                folder.toString(),
                source.toString());
    assertThat(failures).isZero();
    String classPath = library() + System.getProperty("path.separator") + folder;
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process run =
        new ProcessBuilder(java.toString(), "-Duser.language=en", "-cp", classPath, program.name())
            .redirectErrorStream(true)
            .start();
    String printed = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(run.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(printed.replace("\r\n", "\n")).isEqualTo(program.output());
  }
}
