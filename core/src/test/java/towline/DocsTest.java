package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links in the pages of the repository have a target, and classes in them exist. */
class DocsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Set<String> SKIPPED = Set.of(".git", "target", "node_modules");

  private static final Pattern LINK = Pattern.compile("]\\(([^()\\s]+)\\)");
  private static final Pattern ELSEWHERE = Pattern.compile("(https?|mailto):.*");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

  /** A class, optionally after its package and before a member: sim.World, World.tick(). */
  private static final Pattern CLASS =
      Pattern.compile("(?:[a-z0-9]+\\.)*([A-Z]\\w*[a-z]\\w*)(?:\\.(\\w+))?(?:\\(.*\\))?");

  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|interface|enum|record) ([A-Z]\\w*)");

  /** Packages of libraries whose classes the pages name. */
  private static final List<String> LIBRARIES =
      List.of(
          "java.lang.",
          "java.util.",
          "com.badlogic.gdx.",
          "com.badlogic.gdx.utils.",
          "com.badlogic.gdx.scenes.scene2d.ui.");

  /** Names of classes in deeper packages of libraries, and of programs. */
  private static final Set<String> FOREIGN = Set.of("AudioDevice", "Music", "Sound", "Xvfb");

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(ending))
          .filter(file -> !isSkipped(ROOT.relativize(file)))
          .sorted()
          .toList();
    }
  }

  private static boolean isSkipped(Path file) {
    for (Path part : file) {
      if (SKIPPED.contains(part.toString())) {
        return true;
      }
    }
    return false;
  }

  private static List<String> faultsOfLinks(Path page) throws IOException {
    List<String> faults = new ArrayList<>();
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      String address = link.group(1);
      if (!ELSEWHERE.matcher(address).matches() && !hasTarget(page, address)) {
        faults.add(ROOT.relativize(page) + ": " + address);
      }
    }
    return faults;
  }

  private static boolean hasTarget(Path page, String address) throws IOException {
    int hash = address.indexOf('#');
    String path = hash < 0 ? address : address.substring(0, hash);
    Path target = path.isEmpty() ? page : page.resolveSibling(path).normalize();
    return Files.exists(target)
        && target.startsWith(ROOT)
        && (hash < 0 || anchors(target).contains(address.substring(hash + 1)));
  }

  private static List<String> anchors(Path page) throws IOException {
    List<String> anchors = new ArrayList<>();
    Matcher heading = HEADING.matcher(Files.readString(page));
    while (heading.find()) {
      anchors.add(
          heading
              .group(1)
              .toLowerCase(Locale.ROOT)
              .replaceAll("[^\\p{L}\\p{N} _-]", "")
              .replace(' ', '-'));
    }
    return anchors;
  }

  /** Returns the sources that declare a type, by its simple name. */
  private static Map<String, List<String>> types() throws IOException {
    Map<String, List<String>> types = new HashMap<>();
    for (Path file : files(".java")) {
      String source = Files.readString(file);
      Matcher type = TYPE.matcher(source);
      while (type.find()) {
        types.computeIfAbsent(type.group(1), name -> new ArrayList<>()).add(source);
      }
    }
    return types;
  }

  private static List<String> faultsOfNames(Path page, Map<String, List<String>> types)
      throws IOException {
    List<String> faults = new ArrayList<>();
    Matcher code = CODE.matcher(Files.readString(page));
    while (code.find()) {
      Matcher name = CLASS.matcher(code.group(1));
      if (name.matches() && !exists(name.group(1), name.group(2), types)) {
        faults.add(ROOT.relativize(page) + ": " + code.group(1));
      }
    }
    return faults;
  }

  private static boolean exists(String type, String member, Map<String, List<String>> types) {
    List<String> sources = types.get(type);
    if (sources == null) {
      return FOREIGN.contains(type) || isInALibrary(type);
    }
    return member == null
        || sources.stream().anyMatch(source -> source.matches("(?s).*\\b" + member + "\\b.*"));
  }

  private static boolean isInALibrary(String type) {
    for (String library : LIBRARIES) {
      try {
        Class.forName(library + type, false, DocsTest.class.getClassLoader());
        return true;
      } catch (ClassNotFoundException e) {
        // Try the next package.
      }
    }
    return false;
  }

  @Test
  void everyLinkHasATargetInTheRepository() throws IOException {
    List<String> faults = new ArrayList<>();
    List<Path> pages = files(".md");
    for (Path page : pages) {
      faults.addAll(faultsOfLinks(page));
    }
    assertThat(pages).hasSizeGreaterThan(20);
    assertThat(faults).isEmpty();
  }

  @Test
  void everyNamedClassExists() throws IOException {
    Map<String, List<String>> types = types();
    List<String> faults = new ArrayList<>();
    for (Path page : files(".md")) {
      faults.addAll(faultsOfNames(page, types));
    }
    assertThat(types).containsKeys("World", "DocsTest");
    assertThat(faults).isEmpty();
  }
}
