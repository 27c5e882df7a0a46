package towline.session.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;

/**
 * The rule for renewing a golden replay: what a tick does may only change together with the
 * behaviour version, which stands in each of them.
 */
final class GoldenRenewal {
  private GoldenRenewal() {}

  /**
   * Writes {@code renewed} in place of what {@code file} holds, if there is anything to renew.
   *
   * @throws IllegalStateException with a sentence, if it differs from what is kept there although
   *     its behaviour version is no higher; the file is left as it is
   */
  static void renew(Path file, Replay renewed) throws IOException, ReplayException {
    byte[] bytes = ReplayFormat.write(renewed);
    if (Files.exists(file)) {
      byte[] kept = Files.readAllBytes(file);
      if (Arrays.equals(ReplayFormat.write(ReplayFormat.read(kept)), bytes)) {
        return;
      }
      int version = ReplayFormat.read(kept).behaviour();
      if (renewed.behaviour() <= version) {
        throw new IllegalStateException(
            String.format(
                Locale.ROOT,
                "what a tick does has changed since %s was recorded with behaviour version %d: "
                    + "raise BehaviourVersion.CURRENT from %d to %d before you renew it",
                file.getFileName(),
                version,
                renewed.behaviour(),
                version + 1));
      }
    } else {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    Files.write(file, bytes);
  }
}
