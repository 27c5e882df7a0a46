package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page for newcomers: its program for libGDX runs with libGDX and the installed library and
 * nothing else of Towline.
 */
@Tag("window")
class FirstTurretPageTest {
  private static final Path PAGE = Path.of("../docs/first-turret.md");
  private static final Path REPOSITORY = Path.of("../library/target/repository");
  private static final Pattern PROGRAM =
      Pattern.compile(
          "```java\n((?:(?!```).)*public class (\\w+)(?:(?!```).)*)```", Pattern.DOTALL);
  private static final List<String> LIBGDX = List.of("gdx", "lwjgl", "jlayer", "jorbis");

  private static String classPath(Path folder) throws IOException {
    Stream<String> libgdx =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> LIBGDX.stream().anyMatch(new File(entry).getName()::startsWith));
    try (Stream<Path> files = Files.walk(REPOSITORY)) {
      Stream<String> library =
          files
              .map(Path::toString)
              .filter(name -> name.endsWith(".jar"))
              .filter(name -> !name.endsWith("-sources.jar") && !name.endsWith("-javadoc.jar"));
      return Stream.of(libgdx, library, Stream.of(folder.toString()))
          .flatMap(entries -> entries)
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  @Test
  void theTurretOfThePageHitsInAWindow(@TempDir Path folder) throws IOException {
    Matcher program = PROGRAM.matcher(Files.readString(PAGE));
    assertThat(program.find()).isTrue();
    String name = program.group(2);
    Path source = folder.resolve(name + ".java");
    Files.writeString(source, program.group(1));
    String classPath = classPath(folder);
    int failures =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-cp", classPath, source.toString());
    assertThat(failures).isZero();
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            classPath,
            name);
    try (TestScreen screen = TestScreen.open()) {
      ProcessBuilder builder =
          JavaProcess.at(folder, command).redirectError(ProcessBuilder.Redirect.DISCARD);
      builder.environment().put("DISPLAY", screen.display());
      Process process = JavaProcess.start(builder);
      try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
        assertThat(out.readLine()).isEqualTo("hit");
      } finally {
        process.destroyForcibly();
      }
    }
  }
}
