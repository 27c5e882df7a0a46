package towline.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.lwjgl.system.Platform;

/**
 * Tells if a sound device may exist. On Linux with neither sound hardware nor a sound server, the
 * libraries fill the console with complaints.
 */
final class SoundDevice {
  private SoundDevice() {}

  /** True if there may be a device, a sound server or a driver named by the user. */
  static boolean mayBeThere() {
    return Platform.get() != Platform.LINUX || mayBeThere(System.getenv(), Path.of("/dev/snd"));
  }

  static boolean mayBeThere(Map<String, String> environment, Path hardware) {
    return isNamed(environment)
        || environment.containsKey("PULSE_SERVER")
        || environment.containsKey("PIPEWIRE_REMOTE")
        || Files.exists(hardware)
        || hasServer(environment);
  }

  /** True if the user names a driver, which may be the one that plays nothing. */
  static boolean isNamed(Map<String, String> environment) {
    return environment.containsKey("ALSOFT_DRIVERS") || environment.containsKey("ALSOFT_CONF");
  }

  private static boolean hasServer(Map<String, String> environment) {
    return EnvironmentPath.of(environment, "XDG_RUNTIME_DIR")
        .filter(
            runtime ->
                Files.exists(runtime.resolve("pulse/native"))
                    || Files.exists(runtime.resolve("pipewire-0")))
        .isPresent();
  }
}
