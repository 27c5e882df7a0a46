package towline.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import towline.content.GameContent;
import towline.desktop.FaultyGame;
import towline.game.diagnostics.FramePhase;
import towline.session.Run;
import towline.session.replay.Replay;
import towline.session.replay.ReplayVerifier;
import towline.session.replay.VerifyResult;
import towline.store.Folders;
import towline.store.ReplayFiles;
import towline.store.Store;

/**
 * At every place where the game may crash, it reports the crash in plain words and saves a report
 * and the run up to then.
 */
@Tag("window")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrashTest {
  private static final GameContent CONTENT = GameContent.load();
  private static final int TICKS_BEFORE = 89;

  private TestScreen screen;

  @BeforeAll
  void openTheScreen() throws Exception {
    screen = TestScreen.open();
  }

  @AfterAll
  void closeTheScreen() {
    if (screen != null) {
      screen.close();
    }
  }

  @ParameterizedTest
  @EnumSource(FramePhase.class)
  void aFaultIsToldAndWrittenDown(FramePhase framePhase, @TempDir Path home) throws Exception {
    List<String> err = play(framePhase, home);
    assertThat(err)
        .hasSizeGreaterThanOrEqualTo(2)
        .noneMatch(line -> line.startsWith("\tat "))
        .contains("Towline crashed (IllegalStateException: forced in " + framePhase + ").");
    Path data = home.resolve("data").resolve("towline");
    Path report = single(data.resolve("crashes"), ".txt");
    assertThat(err).contains("The report is in " + report + ".");
    assertThat(Files.readString(report))
        .contains("Towline", "system", "Java", "graphics")
        .containsPattern("doing +" + framePhase)
        .contains("IllegalStateException: forced in " + framePhase)
        .contains("\tat ");
    if (framePhase != FramePhase.CREATE) {
      verify(framePhase, report, err);
    }
    Store next = new Store(new Folders(home.resolve("config").resolve("towline"), data));
    assertThat(next.crashes().pollUnseen()).contains(report);
    assertThat(next.crashes().pollUnseen()).isEmpty();
    assertThat(next.messages()).isEmpty();
  }

  private static void verify(FramePhase framePhase, Path report, List<String> err)
      throws Exception {
    Path file = single(report.resolveSibling(""), ".replay");
    assertThat(err).contains("The run up to the crash is in " + file + ".");
    Replay replay = ReplayFiles.load(file);
    if (framePhase == FramePhase.TICK) {
      assertThat(replay.ticks()).isEqualTo(TICKS_BEFORE);
    }
    assertThat(Files.readString(report))
        .containsPattern("seed +7\\R")
        .containsPattern("mode +ARCADE")
        .containsPattern("after tick +" + replay.ticks());
    VerifyResult verifyResult = new ReplayVerifier(setup -> new Run(CONTENT, setup)).verify(replay);
    assertThat(verifyResult).isInstanceOf(VerifyResult.Same.class);
  }

  private List<String> play(FramePhase framePhase, Path home) throws Exception {
    List<String> command = JavaProcess.command(FaultyGame.class);
    command.addAll(List.of(framePhase.name(), String.valueOf(count(framePhase))));
    command.addAll(List.of("play", "--seed", "7", "--bot", "demo", "--mute"));
    command.addAll(List.of("--size", "320x180"));
    if (framePhase == FramePhase.DISPOSE) {
      command.addAll(List.of("--exit-after", "1"));
    }
    ProcessBuilder builder = JavaProcess.at(home, command);
    builder.environment().put("DISPLAY", screen.display());
    Path err = home.resolve("err");
    int code = JavaProcess.start(builder.redirectError(err.toFile())).waitFor();
    List<String> lines = new ArrayList<>(Files.readAllLines(err));
    assertThat(code).as("%s", lines).isEqualTo(3);
    return lines;
  }

  private static int count(FramePhase framePhase) {
    return switch (framePhase) {
      case TICK, EVENTS -> TICKS_BEFORE + 1;
      case INPUT, SOUND, DRAW, WINDOW -> 30;
      case CREATE, RESIZE, FOCUS, DISPOSE -> 1;
    };
  }

  private static Path single(Path folder, String ending) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> found = files.filter(file -> file.toString().endsWith(ending)).toList();
      assertThat(found).hasSize(1);
      return found.get(0);
    }
  }
}
