package towline.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sound device is requested only if there may be one. */
class SoundDeviceTest {
  @TempDir private Path folder;

  private boolean mayBeThere(Map<String, String> environment) {
    return SoundDevice.mayBeThere(environment, folder.resolve("snd"));
  }

  @Test
  void hardwareAServerOrADriverByNameMayBeThere() throws IOException {
    assertThat(mayBeThere(Map.of())).isFalse();
    assertThat(mayBeThere(Map.of("PULSE_SERVER", "unix:/x"))).isTrue();
    Map<String, String> environment = Map.of("XDG_RUNTIME_DIR", folder.toString());
    assertThat(mayBeThere(environment)).isFalse();
    Files.createDirectories(folder.resolve("pulse/native"));
    assertThat(mayBeThere(environment)).isTrue();
    Files.createDirectories(folder.resolve("snd"));
    assertThat(mayBeThere(Map.of())).isTrue();
  }

  /** OpenAL opens a device that plays nothing if there is no other; it counts if it was chosen. */
  @Test
  void onlyADriverByNameMayPlayNothing() {
    assertThat(SoundDevice.isNamed(Map.of("PULSE_SERVER", "unix:/x"))).isFalse();
    assertThat(SoundDevice.isNamed(Map.of("ALSOFT_DRIVERS", "null"))).isTrue();
    assertThat(SoundDevice.isNamed(Map.of("ALSOFT_CONF", "/x"))).isTrue();
    assertThat(mayBeThere(Map.of("ALSOFT_DRIVERS", "null"))).isTrue();
  }

  /** In the locale C letters outside ASCII are as impossible as the letter 0 is in any other. */
  @Test
  void aFolderThatTheLocaleCannotExpressHasNoServer() {
    assertThat(mayBeThere(Map.of("XDG_RUNTIME_DIR", "/run/\0"))).isFalse();
    assertThat(mayBeThere(Map.of("XDG_RUNTIME_DIR", ""))).isFalse();
  }
}
