package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import towline.store.OperatingSystem;

class FirstThreadTest {
  private static final long PID = 4711;
  private static final String VARIABLE = "JAVA_STARTED_ON_FIRST_THREAD_" + PID;

  private static boolean missing(OperatingSystem system, String variable, String... args) {
    return FirstThread.isMissing(system, Map.of(VARIABLE, variable), () -> PID, List.of(args));
  }

  @Test
  void onlyAWindowOnMacOsNeedsTheFirstThread() {
    for (OperatingSystem system : OperatingSystem.values()) {
      boolean mac = system == OperatingSystem.MACOS;
      assertThat(missing(system, "0")).isEqualTo(mac);
      assertThat(missing(system, "0", "play", "--mute")).isEqualTo(mac);
      assertThat(missing(system, "0", "replay", "clip", "a.replay", "b.gif")).isEqualTo(mac);
      assertThat(missing(system, "0", "replay", "verify", "a.replay")).isFalse();
      assertThat(missing(system, "0", "sheet", "waves.png")).isEqualTo(mac);
      assertThat(missing(system, "0", "duel")).isFalse();
    }
  }

  @Test
  void aProcessOnTheFirstThreadIsNotRestarted() {
    assertThat(missing(OperatingSystem.MACOS, "1", "play")).isFalse();
    assertThat(
            FirstThread.isMissing(
                OperatingSystem.MACOS,
                Map.of("JAVA_STARTED_ON_FIRST_THREAD_1", "1"),
                () -> PID,
                List.of("play")))
        .as("the variable of another process")
        .isTrue();
  }

  @Test
  void theSecondStartRepeatsTheFirstWithTheOption() {
    List<String> command =
        FirstThread.command(
            Path.of("jdk", "bin", "java"),
            List.of("-Xmx512m", "-Dname=a value"),
            "towline.jar",
            Main.class,
            List.of("play", "--seed", "7"));

    assertThat(command)
        .startsWith(Path.of("jdk", "bin", "java").toString(), "-XstartOnFirstThread");
    assertThat(command)
        .containsSubsequence(
            "-Xmx512m",
            "-Dname=a value",
            "-cp",
            "towline.jar",
            "towline.desktop.Main",
            "play",
            "--seed",
            "7");
    assertThat(command.indexOf("-XstartOnFirstThread")).isLessThan(command.indexOf("-cp"));
  }
}
