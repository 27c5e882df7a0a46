package towline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * The module as another project gets it: from a local repository that was empty before the build
 * installed it there, by the coordinates on the page.
 */
@Tag("process")
class InstalledLibraryTest {
  private static final Path REPOSITORY = Path.of("target", "repository");
  private static final Path PAGE = Path.of("../docs/first-turret.md");

  static List<PageProgram> programs() throws IOException {
    return PageProgram.of(PAGE);
  }

  private static String coordinate(String name) throws IOException {
    String page = Files.readString(PAGE);
    page = page.substring(page.indexOf("<dependency>"));
    return page.substring(
        page.indexOf("<" + name + ">") + name.length() + 2, page.indexOf("</" + name + ">"));
  }

  /** Returns the file whose name ends in {@code end}, in the folder of Maven's layout. */
  private static Path installed(String end) throws IOException {
    String artifact = coordinate("artifactId");
    String version = coordinate("version");
    Path file =
        REPOSITORY
            .resolve(coordinate("groupId").replace('.', '/'))
            .resolve(artifact)
            .resolve(version)
            .resolve(artifact + "-" + version + end);
    assertThat(file).as("mvn verify installs it there").exists();
    return file;
  }

  private static Document pom() throws IOException, ParserConfigurationException, SAXException {
    try (InputStream in = Files.newInputStream(installed(".pom"))) {
      return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theProgramsOfThePageRunWithTheInstalledJarAlone(PageProgram program, @TempDir Path folder)
      throws IOException, InterruptedException {
    assertThat(program.outputWith(installed(".jar").toString(), folder))
        .isEqualTo(program.output());
  }

  @Test
  void thePageHasTwoPrograms() throws IOException {
    assertThat(programs()).hasSize(2);
  }

  @Test
  void aModuleCompilesWithTheInstalledJarAlone(@TempDir Path folder) throws IOException {
    Path module = folder.resolve("module-info.java");
    Files.writeString(module, "module my.game { requires towline.library; }");
    Path program = folder.resolve("Main.java");
    Files.writeString(
        program, "package my; class Main { towline.aim.AimStrategy aim = towline.aim.Aim.LEAD; }");
    StringWriter messages = new StringWriter();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    boolean isCompiled =
        compiler
            .getTask(
                messages,
                null,
                null,
                List.of(
                    "--module-path",
                    installed(".jar").toString(),
                    "-Xlint:all",
                    "-d",
                    folder.resolve("classes").toString()),
                null,
                compiler
                    .getStandardFileManager(null, null, null)
                    .getJavaFileObjects(module, program))
            .call();
    assertThat(isCompiled).as(messages.toString()).isTrue();
    assertThat(messages.toString()).isEmpty();
  }

  @Test
  void nothingElseIsInTheRepository() throws IOException {
    try (Stream<Path> files = Files.walk(REPOSITORY)) {
      assertThat(files.filter(Files::isRegularFile))
          .allMatch(file -> file.startsWith(REPOSITORY.resolve("towline/towline-library")));
    }
  }

  @Test
  void whatIsInstalledStandsForItself() throws Exception {
    Document pom = pom();
    assertThat(pom.getElementsByTagName("parent").getLength()).isZero();
    NodeList dependencies = pom.getElementsByTagName("dependency");
    for (int i = 0; i < dependencies.getLength(); i++) {
      Element dependency = (Element) dependencies.item(i);
      assertThat(dependency.getElementsByTagName("scope").item(0).getTextContent())
          .isEqualTo("provided");
    }
    List<String> needed = List.of("name", "description", "url", "license", "developer", "scm");
    for (String element : needed) {
      assertThat(pom.getElementsByTagName(element).getLength()).as(element).isPositive();
    }
  }

  @Test
  void everyJarHoldsLicenceAndNotice() throws IOException {
    for (String jar : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
      assertThat(entries(jar, "META-INF/", ""))
          .as(jar)
          .contains("META-INF/LICENSE", "META-INF/NOTICE");
    }
  }

  @Test
  void theJarsHoldClassesSourcesAndJavadocOfTheSamePackages() throws IOException {
    assertThat(entries(".jar", "towline/", ".class")).isNotEmpty();
    assertThat(entries("-sources.jar", "towline/", "package-info.java"))
        .containsAll(
            entries(".jar", "towline/", "package-info.class").stream()
                .map(name -> name.replace(".class", ".java"))
                .toList());
    assertThat(entries("-javadoc.jar", "towline/", "package-summary.html"))
        .hasSameSizeAs(entries("-sources.jar", "towline/", "package-info.java"));
  }

  private static List<String> entries(String jar, String start, String end) throws IOException {
    try (JarFile file = new JarFile(installed(jar).toFile())) {
      return file.stream()
          .map(entry -> entry.getName())
          .filter(name -> name.startsWith(start) && name.endsWith(end))
          .sorted()
          .toList();
    }
  }
}
