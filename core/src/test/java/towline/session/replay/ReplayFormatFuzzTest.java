package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ReplayFormatFuzzTest {
  private static final byte[] GOOD = ReplayFormat.writePlain(ToyGame.recorded(300, 11));
  private static final byte[] COMPRESSED = ReplayFormat.write(ToyGame.recorded(300, 11));

  @Example
  void bothFormatsHoldTheSameReplay() throws ReplayException {
    assertThat(ReplayFormat.read(COMPRESSED))
        .usingRecursiveComparison()
        .isEqualTo(ReplayFormat.read(GOOD));
    assertThat(COMPRESSED.length).isLessThan(GOOD.length);
  }

  @Example
  void everyFlippedBitIsNoticed() {
    for (byte[] good : List.of(GOOD, COMPRESSED)) {
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
    for (byte[] good : List.of(GOOD, COMPRESSED)) {
      for (int length = 0; length < good.length; length++) {
        byte[] bytes = Arrays.copyOf(good, length);
        assertThatThrownBy(() -> ReplayFormat.read(bytes))
            .as("length %d of %d", length, good.length)
            .isInstanceOf(ReplayException.class);
      }
    }
  }

  @Property(tries = 5000, seed = "1")
  void aForgedByteOfACompressedReplayIsReadOrRefused(@ForAll int at, @ForAll byte value) {
    byte[] bytes = COMPRESSED.clone();
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
