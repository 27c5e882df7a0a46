package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32C;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import towline.math.Angles;
import towline.session.PlayMode;
import towline.session.RunSetup;
import towline.sim.api.Command;

class ReplayFormatFuzzTest {
  private static final byte[] GOOD = ReplayFormat.writePlain(ToyGame.recorded(300, 11));
  private static final byte[] COMPRESSED = ReplayFormat.write(ToyGame.recorded(300, 11));
  private static final byte[] FORMAT_3 = resource("/replays/format-3.replay");

  private static byte[] resource(String name) {
    try (InputStream in = ReplayFormatFuzzTest.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Example
  void allFormatsHoldTheSameReplay() throws ReplayException {
    Replay plain = ReplayFormat.read(GOOD);
    assertThat(ReplayFormat.read(FORMAT_3))
        .usingRecursiveComparison()
        .ignoringFields("behaviour")
        .isEqualTo(plain);
    assertThat(ReplayFormat.read(COMPRESSED)).usingRecursiveComparison().isEqualTo(plain);
    assertThat(COMPRESSED.length).isLessThan(FORMAT_3.length);
    assertThat(FORMAT_3.length).isLessThan(GOOD.length);
  }

  @Property(tries = 1000, seed = "1")
  void columnsBecomeTheSameRowsAgain(@ForAll @Size(max = 400) byte[] bytes) {
    int offset = bytes.length % ReplayColumns.WIDTH;
    int rows = bytes.length / ReplayColumns.WIDTH;
    byte[] turned = bytes.clone();
    ReplayColumns.split(turned, offset, rows);
    ReplayColumns.join(turned, offset, rows);
    assertThat(turned).isEqualTo(bytes);
  }

  /** A gun that is swung evenly costs next to nothing, and one that is swung wildly not much. */
  @Property(tries = 50, seed = "1")
  void aSteadySwingIsShort(@ForAll @IntRange(min = -400, max = 400) int step) {
    ReplayRecorder recorder = new ReplayRecorder(new RunSetup(1, PlayMode.ARCADE, 1, 0));
    Command command = new Command();
    command.turns = true;
    for (int tick = 0; tick < 3600; tick++) {
      command.bearing = Angles.wrap(tick * step * (Angles.TURN / 65_536));
      recorder.record(command, () -> 0);
    }
    assertThat(ReplayFormat.write(recorder.replay(0)).length).isLessThan(300);
  }

  @Example
  void everyFlippedBitIsNoticed() {
    for (byte[] good : List.of(GOOD, FORMAT_3, COMPRESSED)) {
      for (int bit = 0; bit < 8 * good.length; bit++) {
        byte[] bytes = good.clone();
        bytes[bit / 8] ^= (byte) (1 << bit % 8);
        assertThatThrownBy(() -> ReplayFormat.read(bytes))
            .as("bit %d of %d bytes", bit, good.length)
            .isInstanceOf(ReplayException.class)
            .message()
            .isNotBlank();
      }
    }
  }

  @Example
  void everyTruncationIsNoticed() {
    for (byte[] good : List.of(GOOD, FORMAT_3, COMPRESSED)) {
      for (int length = 0; length < good.length; length++) {
        byte[] bytes = Arrays.copyOf(good, length);
        assertThatThrownBy(() -> ReplayFormat.read(bytes))
            .as("length %d of %d", length, good.length)
            .isInstanceOf(ReplayException.class);
      }
    }
  }

  @Property(tries = 5000, seed = "1")
  void aForgedByteOfACompressedReplayIsReadOrRefused(
      @ForAll boolean older, @ForAll int at, @ForAll byte value) {
    byte[] bytes = older ? FORMAT_3.clone() : COMPRESSED.clone();
    bytes[Math.floorMod(at, bytes.length - 4)] = value;
    try {
      assertThat(ReplayFormat.read(withChecksum(bytes))).isNotNull();
    } catch (ReplayException refused) {
      assertThat(refused.getMessage()).isNotBlank();
    }
  }

  @Property(tries = 500, seed = "1")
  void aCompressedLengthThatIsWrongIsRefused(@ForAll int length) {
    byte[] bytes = COMPRESSED.clone();
    ByteBuffer whole = ByteBuffer.wrap(bytes);
    if (length != whole.getInt(10)) {
      whole.putInt(10, length);
      assertThatThrownBy(() -> ReplayFormat.read(withChecksum(bytes)))
          .isInstanceOf(ReplayException.class);
    }
  }

  @Property(tries = 1000, seed = "1")
  void aNumberOfRunsThatDoesNotFitIsRefused(@ForAll int runs) {
    byte[] content = Arrays.copyOfRange(GOOD, 10, GOOD.length - 4);
    ByteBuffer header = ByteBuffer.wrap(content);
    if (runs != header.getInt(19)) {
      header.putInt(19, runs);
      assertThatThrownBy(() -> ReplayFormat.read(compressed(content)))
          .isInstanceOf(ReplayException.class);
    }
  }

  /** Format 4 around a content whose runs count as columns already. */
  private static byte[] compressed(byte[] content) {
    byte[] deflated = ReplayCompression.deflate(content, 0, content.length);
    ByteBuffer out = ByteBuffer.allocate(18 + deflated.length);
    out.put(COMPRESSED, 0, 10).putInt(content.length).put(deflated);
    return withChecksum(out.array());
  }

  @Example
  void whatFollowsTheEndIsNoticed() {
    assertThatThrownBy(() -> ReplayFormat.read(Arrays.copyOf(GOOD, GOOD.length + 1)))
        .isInstanceOf(ReplayException.class)
        .hasMessageContaining("header says " + GOOD.length);
    assertThatThrownBy(() -> ReplayFormat.read(Arrays.copyOf(COMPRESSED, COMPRESSED.length + 1)))
        .isInstanceOf(ReplayException.class);
  }

  @Property(tries = 5000, seed = "1")
  void aForgedByteWithAFreshChecksumIsReadOrRefusedButNeverThrowsAnythingElse(
      @ForAll @IntRange(min = 0, max = 33 + 28 * 10) int offset, @ForAll byte value) {
    byte[] bytes = GOOD.clone();
    bytes[offset] = value;
    refusedOrValid(withChecksum(bytes));
  }

  @Property(tries = 2000, seed = "1")
  void noiseIsRefused(@ForAll @Size(max = 200) byte[] noise) {
    assertThatThrownBy(() -> ReplayFormat.read(noise)).isInstanceOf(ReplayException.class);
  }

  @Property(tries = 2000, seed = "1")
  void lengthsThatPromiseGigabytesAreRefusedBeforeAnythingIsMade(
      @ForAll int ticks, @ForAll int runs) {
    byte[] bytes = GOOD.clone();
    ByteBuffer.wrap(bytes).putInt(25, ticks).putInt(29, runs);
    assertThatThrownBy(() -> ReplayFormat.read(withChecksum(bytes)))
        .isInstanceOf(ReplayException.class);
  }

  @Example
  void theSentenceNamesThePlaceAndTheValue() {
    assertRefused(8, (byte) 9, "byte 8: version 2306 of the format is unknown");
    assertRefused(20, (byte) 77, "byte 20: 77 is not a valid play mode");
    assertRefused(21, (byte) 200, "byte 21: 200 is not a valid aim mode");
    assertRefused(22, (byte) 0xFF, "byte 22: 65283 is not a valid first wave");
    assertRefused(24, (byte) 7, "byte 24: 7 is not a valid difficulty");
    assertRefused(34, (byte) 0, "byte 33: 0 is not a valid length of a command run");
    assertRefused(42, (byte) 0x80, "byte 35: ");
    assertRefused(
        34, (byte) 12, "byte 25: 300 is not a valid number of ticks, where the command runs");
  }

  @Example
  void aFileLongerThanAnyReplayIsRefused() {
    assertThatThrownBy(() -> ReplayFormat.read(new byte[ReplayFormat.MOST_BYTES + 1]))
        .isInstanceOf(ReplayException.class)
        .hasMessageContaining("too long for a replay");
  }

  private static void assertRefused(int offset, byte value, String sentence) {
    byte[] bytes = GOOD.clone();
    bytes[offset] = value;
    assertThatThrownBy(() -> ReplayFormat.read(withChecksum(bytes)))
        .isInstanceOf(ReplayException.class)
        .hasMessageStartingWith(sentence);
  }

  private static void refusedOrValid(byte[] bytes) {
    try {
      Replay replay = ReplayFormat.read(bytes);
      assertThat(ReplayFormat.writePlain(replay)).isEqualTo(bytes);
    } catch (ReplayException refused) {
      assertThat(refused.getMessage()).isNotBlank();
    }
  }

  private static byte[] withChecksum(byte[] bytes) {
    CRC32C crc = new CRC32C();
    int body = bytes.length - 4;
    crc.update(bytes, 0, body);
    ByteBuffer.wrap(bytes).putInt(body, (int) crc.getValue());
    return bytes;
  }
}
