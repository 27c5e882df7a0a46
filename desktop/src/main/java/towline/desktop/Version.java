package towline.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.ReplayFormat;

/** The text of --version. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    return new String[] {
      "Towline " + number(),
      "behaviour " + BehaviourVersion.CURRENT + ", replay format " + ReplayFormat.VERSION
    };
  }

  /** The number of this version. */
  static String number() throws IOException {
    try (InputStream in = Version.class.getResourceAsStream("/towline-version.txt")) {
      byte[] bytes = Objects.requireNonNull(in, "towline-version.txt").readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).strip();
    }
  }
}
