package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import towline.aim.AimStrategy;

/**
 * The public API, line by line. Removing or changing a line breaks other projects, so it must be
 * intended: -Dapi.renew=true writes library/api.txt anew.
 */
class ApiSurfaceTest {
  private static final Path FILE = Path.of("api.txt");

  private static Path classes() throws URISyntaxException {
    return Path.of(AimStrategy.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private static Set<String> exported(Path classes) {
    return ModuleFinder.of(classes)
        .find("towline.library")
        .orElseThrow()
        .descriptor()
        .exports()
        .stream()
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toSet());
  }

  private static List<String> surface()
      throws IOException, URISyntaxException, ClassNotFoundException {
    Path classes = classes();
    Set<String> exported = exported(classes);
    List<String> names;
    try (Stream<Path> files = Files.walk(classes.resolve("towline"))) {
      names =
          files
              .map(file -> classes.relativize(file).toString())
              .filter(name -> name.endsWith(".class") && !name.contains("package-info"))
              .map(name -> name.substring(0, name.length() - 6).replaceAll("[/\\\\]", "."))
              .filter(name -> exported.contains(name.substring(0, name.lastIndexOf('.'))))
              .sorted()
              .toList();
    }
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      Class<?> type = Class.forName(name, false, ApiSurfaceTest.class.getClassLoader());
      if (isVisible(type)) {
        lines.add(type.toGenericString());
        lines.addAll(members(type));
      }
    }
    return lines;
  }

  private static boolean isVisible(Class<?> type) {
    boolean isOuterVisible =
        type.getEnclosingClass() == null || isVisible(type.getEnclosingClass());
    return isOuterVisible && Modifier.isPublic(type.getModifiers()) && !type.isAnonymousClass();
  }

  private static List<String> members(Class<?> type) {
    List<String> lines = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      add(lines, field, field.toGenericString());
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      add(lines, constructor, constructor.toGenericString());
    }
    for (Method method : type.getDeclaredMethods()) {
      add(lines, method, method.toGenericString());
    }
    return lines.stream().sorted().toList();
  }

  private static void add(List<String> lines, Member member, String line) {
    int visible = Modifier.PUBLIC | Modifier.PROTECTED;
    if ((member.getModifiers() & visible) != 0 && !member.isSynthetic()) {
      lines.add("    " + line);
    }
  }

  private static List<String> without(List<String> from, List<String> other) {
    Set<String> there = new HashSet<>(other);
    return from.stream().filter(line -> !there.contains(line)).toList();
  }

  @Test
  void whatOthersCompileAgainstIsWhatIsWrittenDown() throws Exception {
    List<String> surface = surface();
    if (Boolean.getBoolean("api.renew")) {
      Files.write(FILE, surface);
    }
    assertThat(surface).hasSizeGreaterThan(300);
    List<String> written = Files.readAllLines(FILE);
    String command = "; meant? mvn -pl library test -Dtest=ApiSurfaceTest -Dapi.renew=true";
    assertThat(without(written, surface)).as("gone from library/api.txt" + command).isEmpty();
    assertThat(without(surface, written)).as("new to library/api.txt" + command).isEmpty();
    assertThat(surface.equals(written)).as("the order of library/api.txt" + command).isTrue();
  }

  @Test
  void nothingThatIsExportedNeedsWhatIsNot() throws Exception {
    Set<String> exported = exported(classes());
    Pattern type = Pattern.compile("(towline(?:\\.[a-z]+)+)\\.[A-Z]");
    for (String line : surface()) {
      Matcher types = type.matcher(line);
      while (types.find()) {
        assertThat(exported).as(line).contains(types.group(1));
      }
    }
  }
}
