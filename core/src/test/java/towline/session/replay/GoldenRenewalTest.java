package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rule of renewal: no golden replay is renewed without a higher behaviour version. */
class GoldenRenewalTest {
  private static final int TICKS = 120;

  @TempDir private Path folder;

  @Test
  void aChangedReplayIsNotRenewedWithAnEqualVersion() throws Exception {
    Path file = kept(replay(4, 1));
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> GoldenRenewal.renew(file, replay(4, 2)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("toy.replay")
        .hasMessageContaining("raise BehaviourVersion.CURRENT from 4 to 5");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void aHigherVersionRenewsAReplay() throws Exception {
    Path file = kept(replay(4, 1));
    GoldenRenewal.renew(file, replay(5, 2));
    assertThat(Files.readAllBytes(file)).isEqualTo(ReplayFormat.write(replay(5, 2)));
  }

  @Test
  void anEqualReplayNeedsNoHigherVersion() throws Exception {
    Path file = kept(replay(4, 1));
    GoldenRenewal.renew(file, replay(4, 1));
    assertThat(Files.readAllBytes(file)).isEqualTo(ReplayFormat.write(replay(4, 1)));
  }

  private Path kept(Replay replay) throws Exception {
    Path file = folder.resolve("toy.replay");
    Files.write(file, ReplayFormat.write(replay));
    return file;
  }

  /** Returns a replay of version {@code version} of a game with behaviour {@code way}. */
  private static Replay replay(int version, int way) {
    Replay recorded = ToyGame.recorded(TICKS, 10 * way);
    long[] hashes =
        IntStream.rangeClosed(1, recorded.seconds()).mapToLong(recorded::hashAfter).toArray();
    return new Replay(
        recorded.setup(),
        version,
        TICKS,
        recorded.runs(),
        recorded.namings(),
        hashes,
        recorded.finalHash());
  }
}
