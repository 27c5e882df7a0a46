package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks rules of the sources as a whole. */
class SourceTreeTest {
  private static final Path ROOT = root();
  private static final List<String> MODULES = List.of("library", "core", "desktop", "lab");

  /** A call that formats or changes a text by the rules of the system's language. */
  private static final Pattern LOCALE_LESS =
      Pattern.compile(
          """
          \\.formatted\\(|String::format\
          |String\\.format\\((?!\\s*Locale\\.)|\\.printf\\((?!\\s*Locale\\.)\
          |to(Upper|Lower)Case\\(\\)|String::to(Upper|Lower)Case\
          |new (Formatter|DecimalFormat|SimpleDateFormat|MessageFormat)\\(\
          """);

  /** Returns the project's root from any module's folder. */
  private static Path root() {
    Path here = Path.of("").toAbsolutePath();
    Path above = here.getParent();
    return above != null && Files.isDirectory(above.resolve("core/src/main/java")) ? above : here;
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : MODULES) {
      sources.addAll(javaFiles(ROOT.resolve(module).resolve("src/main/java")));
    }
    assertThat(sources).hasSizeGreaterThan(100);
    return sources;
  }

  private static List<Path> javaFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  @Test
  void simpleClassNamesAreUnique() throws IOException {
    Map<String, List<Path>> byName = new TreeMap<>();
    for (Path source : sources()) {
      String name = source.getFileName().toString();
      if (!name.equals("package-info.java")) {
        byName.computeIfAbsent(name, any -> new ArrayList<>()).add(ROOT.relativize(source));
      }
    }
    byName.values().removeIf(files -> files.size() == 1);
    assertThat(byName).as("simple names that occur more than once").isEmpty();
  }

  /** In Arabic, Persian, Bengali and other languages, %d writes other digits. */
  @Test
  void noTextDependsOnTheSystemsLanguage() throws IOException {
    List<String> calls = new ArrayList<>();
    for (String module : List.of("library", "core", "desktop", "lab", "web")) {
      for (Path file : javaFiles(ROOT.resolve(module).resolve("src"))) {
        if (file.endsWith("SourceTreeTest.java")) {
          continue;
        }
        String text = Files.readString(file);
        Matcher call = LOCALE_LESS.matcher(text);
        while (call.find()) {
          long line = text.substring(0, call.start()).lines().count();
          calls.add(ROOT.relativize(file) + ":" + line + " " + call.group());
        }
      }
    }
    assertThat(calls).as("calls without a locale").isEmpty();
  }
}
