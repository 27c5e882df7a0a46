package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import towline.desktop.Main;
import towline.desktop.MavenStart;

/** A failed first start is reported kindly: one sentence, exit code 2, no stack trace. */
@Tag("window")
class StartupFaultsTest {
  private record Ended(int code, String out, List<String> err) {}

  @Test
  void withoutAScreenItSaysSo() throws Exception {
    assumeTrue(onLinux(), "elsewhere there is always a screen");
    Ended ended = run(JavaProcess.command(Main.class), null, "play");
    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .singleElement()
        .asString()
        .startsWith("towline play: cannot open a window: no display found");
  }

  /** Maven adds nothing to the game's message, and ends with the game's exit code. */
  @Test
  void underMavenItSaysWhatToDoInOneSentence() throws Exception {
    assumeTrue(onLinux(), "elsewhere there is always a screen");
    Ended ended = run(JavaProcess.command(MavenStart.class), null);
    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.err())
        .singleElement()
        .asString()
        .contains("desktop session", "xvfb-run", "browser", "replay record", "laboratory");
  }

  @Test
  void withoutOpenGlItSaysSo() throws Exception {
    try (TestScreen screen = TestScreen.withoutOpenGl()) {
      Ended ended = run(JavaProcess.command(Main.class), screen.display(), "play", "--mute");
      assertThat(ended.code()).isEqualTo(2);
      assertThat(ended.out()).isEmpty();
      assertThat(ended.err())
          .singleElement()
          .asString()
          .startsWith("towline play: cannot open a window: OpenGL 2.0 is not available");
    }
  }

  @Test
  void aFolderThatTheLocaleCannotNameIsToldInASentence(@TempDir Path folder) throws Exception {
    assumeTrue(onLinux(), "the locale C is Linux's");
    // A shell writes the letter, because these tests may run in the locale C themselves.
    String script =
        "e=$(printf '\\303\\251'); export LC_ALL=C XDG_DATA_HOME=\"$0/$e\"; exec \"$@\"";
    for (String[] arguments :
        new String[][] {
          {"play", "--mute", script}, {"replay", "verify", script + " \"$e.replay\""},
        }) {
      List<String> command =
          new ArrayList<>(List.of("/bin/sh", "-c", arguments[2], folder.toString()));
      command.addAll(JavaProcess.command(Main.class));
      Ended ended = run(command, null, arguments[0], arguments[1]);
      assertThat(ended.code()).isEqualTo(2);
      assertThat(ended.err())
          .singleElement()
          .asString()
          .startsWith("towline " + arguments[0])
          .contains("cannot use the name '", "set a locale such as LC_ALL=C.UTF-8")
          .doesNotContain("java.nio");
    }
  }

  /** The game can do without the folders of the sound server and of the pictures. */
  @Test
  void foldersThatTheGameCanDoWithoutDoNotKeepItFromStarting(@TempDir Path folder)
      throws Exception {
    assumeTrue(onLinux(), "the locale C is Linux's");
    String script =
        "e=$(printf '\\303\\251'); export LC_ALL=C XDG_DATA_HOME=\"$0\" XDG_CONFIG_HOME=\"$0\""
            + " XDG_RUNTIME_DIR=\"$0/$e\" XDG_PICTURES_DIR=\"$0/$e\"; exec \"$@\"";
    List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", script, folder.toString()));
    command.addAll(JavaProcess.command(Main.class));
    try (TestScreen screen = TestScreen.open()) {
      Ended ended = run(command, screen.display(), "play", "--size=320x180", "--exit-after", "1");
      assertThat(ended.err()).noneMatch(line -> line.contains("Exception"));
      assertThat(ended.code()).isZero();
    }
  }

  /** The second start reads the attempt that the first one has saved. */
  @ParameterizedTest
  @CsvSource({"ar,EG", "ne,NP"})
  void theDailyRunStartsInALanguageWithDigitsOfItsOwn(
      String language, String country, @TempDir Path folder) throws Exception {
    try (TestScreen screen = TestScreen.open()) {
      for (int start = 0; start < 2; start++) {
        List<String> command = JavaProcess.command(Main.class);
        command.addAll(1, List.of("-Duser.language=" + language, "-Duser.country=" + country));
        command.add(0, "XDG_CONFIG_HOME=" + folder);
        command.add(0, "XDG_DATA_HOME=" + folder);
        command.add(0, "/usr/bin/env");
        String[] play = {
          "play", "--screen", "daily", "--mute", "--size=320x180", "--exit-after", "1"
        };
        Ended ended = run(command, screen.display(), play);
        assertThat(ended.err()).isEmpty();
        assertThat(ended.code()).isZero();
      }
    }
  }

  @Test
  void nativeLibrariesAreUnpackedWhereNobodyElseCanPutAny(@TempDir Path folder) throws Exception {
    assumeTrue(onLinux(), "needs Linux's rights of files");
    Path shared = Files.createDirectory(folder.resolve("shared"));
    List<String> command = JavaProcess.command(Main.class);
    command.add(1, "-Djava.io.tmpdir=" + shared);
    List<String> at = new ArrayList<>(List.of("/usr/bin/env", "XDG_CACHE_HOME=" + folder));
    at.addAll(command);
    String file = folder.resolve("a.replay").toString();
    assertThat(run(at, null, "replay", "record", "--ticks", "60", file).code()).isZero();
    assertThat(shared).isEmptyDirectory();
    Path natives = folder.resolve("towline/natives");
    assertThat(Files.getPosixFilePermissions(natives))
        .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    try (Stream<Path> files = Files.walk(natives)) {
      assertThat(files.map(Path::toString)).anyMatch(name -> name.endsWith("libgdx-box2d64.so"));
    }
  }

  /** Each game unpacks while the others load; none may find a part of a library. */
  @Test
  void gamesThatStartAtOnceOnAnEmptyCacheAllStart(@TempDir Path folder) throws Exception {
    assumeTrue(onLinux(), "needs Linux's rights of files");
    List<Process> games = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      List<String> command = JavaProcess.command(Main.class);
      String file = folder.resolve(i + ".replay").toString();
      command.addAll(List.of("replay", "record", "--ticks", "60", file));
      ProcessBuilder builder = JavaProcess.at(folder.resolve("home"), command);
      builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
      builder.redirectErrorStream(true).redirectOutput(folder.resolve("out-" + i).toFile());
      games.add(JavaProcess.start(builder));
    }
    for (int i = 0; i < games.size(); i++) {
      assertThat(games.get(i).waitFor()).as(Files.readString(folder.resolve("out-" + i))).isZero();
    }
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      assertThat(files.map(Path::toString)).noneMatch(name -> name.endsWith(".part"));
    }
  }

  @Test
  void withoutACacheTheTemporaryFolderIsUsedAgainAndAgain(@TempDir Path folder) throws Exception {
    assumeTrue(onLinux(), "needs Linux's rights of files");
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    Path cache = Files.writeString(folder.resolve("cache"), "in the way");
    for (int start = 0; start < 2; start++) {
      List<String> command = JavaProcess.command(Main.class);
      command.add(1, "-Djava.io.tmpdir=" + temporary);
      List<String> at = new ArrayList<>(List.of("/usr/bin/env", "XDG_CACHE_HOME=" + cache));
      at.addAll(command);
      String file = folder.resolve("a.replay").toString();
      Ended ended = run(at, null, "replay", "record", "--ticks", "60", file);
      assertThat(ended.err()).isEmpty();
      assertThat(ended.code()).isZero();
    }
    try (Stream<Path> files = Files.list(temporary)) {
      Path only =
          files.reduce((one, other) -> Assertions.fail("two: " + one + other)).orElseThrow();
      assertThat(Files.getPosixFilePermissions(only))
          .isEqualTo(PosixFilePermissions.fromString("rwx------"));
    }
  }

  @Test
  void onlyPlayNeedsAScreen(@TempDir Path folder) throws Exception {
    String file = folder.resolve("a.replay").toString();
    Ended ended =
        run(JavaProcess.command(Main.class), null, "replay", "record", "--ticks", "60", file);
    assertThat(ended.err()).isEmpty();
    assertThat(ended.code()).isZero();
    assertThat(ended.out()).startsWith(file + ": recorded, 60 ticks");
  }

  @Test
  void brokenDataOfTheGameIsNamed(@TempDir Path folder) throws Exception {
    Path world = Files.createDirectories(folder.resolve("tuning")).resolve("world.json");
    Files.writeString(world, "{ \"arena\": { \"width\": \"wide\" } }");
    List<String> command = JavaProcess.command(Main.class);
    int classPath = command.indexOf("-cp") + 1;
    command.set(classPath, folder + File.pathSeparator + command.get(classPath));
    String file = folder.resolve("a.replay").toString();
    Ended ended = run(command, null, "replay", "record", "--ticks", "60", file);
    assertThat(ended.code()).isEqualTo(2);
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .singleElement()
        .asString()
        .startsWith("towline replay record: ")
        .contains("tuning/world.json")
        .contains("width")
        .contains("wide");
  }

  private static Ended run(List<String> command, @Nullable String display, String... arguments)
      throws IOException, InterruptedException {
    command.addAll(List.of(arguments));
    Path home = Files.createTempDirectory("towline-test-");
    ProcessBuilder builder = JavaProcess.at(home, command);
    if (display != null) {
      builder.environment().put("DISPLAY", display);
    }
    Path err = home.resolve("err");
    try {
      Process process = JavaProcess.start(builder.redirectError(err.toFile()));
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ended(process.waitFor(), out, Files.readAllLines(err));
    } finally {
      Files.delete(err);
      Files.delete(home);
    }
  }

  private static boolean onLinux() {
    return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
  }
}
