package towline.desktop.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;
import towline.session.replay.BehaviourVersion;
import towline.session.replay.ReplayFormat;

/** The text of --version. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    return new String[] {
      "Towline " + number(),
      "behaviour " + BehaviourVersion.CURRENT + ", replay format " + ReplayFormat.VERSION
    };
  }

  /** Returns the version number and, if the build knew it, the commit. */
  public static String number() throws IOException {
    try (InputStream in = Version.class.getResourceAsStream("/towline-version.txt")) {
      byte[] bytes = Objects.requireNonNull(in, "towline-version.txt").readAllBytes();
      List<String> lines = new String(bytes, StandardCharsets.UTF_8).lines().toList();
      return text(lines.get(0), lines.get(1));
    }
  }

  /**
   * Returns the version; a build outside a repository leaves the commit's placeholder unchanged.
   */
  static String text(String version, String commit) {
    return commit.startsWith("$") ? version : version + " (commit " + commit + ")";
  }
}
