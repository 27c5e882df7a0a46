package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import towline.math.Angles;
import towline.session.CommandCodec;
import towline.session.PlayMode;
import towline.session.RunInput;
import towline.session.RunSetup;

class ReplayFormatFuzzTest {
  private static final byte[] GOOD = OldFormats.two(ToyGame.recorded(300, 11));
  private static final byte[] COMPRESSED = ReplayFormat.write(ToyGame.recorded(300, 11));
  private static final byte[] FORMAT_4 = OldFormats.four(ToyGame.recorded(300, 11));
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
    assertThat(ReplayFormat.read(FORMAT_4)).usingRecursiveComparison().isEqualTo(plain);
    assertThat(COMPRESSED.length).isLessThan(FORMAT_3.length);
    assertThat(FORMAT_3.length).isLessThan(GOOD.length);
  }

  @Property(tries = 1000, seed = "1")
  void columnsBecomeTheSameRowsAgain(
      @ForAll @Size(max = 400) byte[] bytes, @ForAll @IntRange(min = 7, max = 20) int width) {
    int offset = bytes.length % width;
    int rows = bytes.length / width;
    byte[] turned = bytes.clone();
    ReplayColumns.split(turned, offset, rows, width);
    ReplayColumns.join(turned, offset, rows, width);
    assertThat(turned).isEqualTo(bytes);
  }

  @Property(tries = 500, seed = "1")
  void everyInputIsKept(@ForAll @Size(min = 1, max = 60) List<Long> bits) throws ReplayException {
    ReplayRecorder recorder = new ReplayRecorder(ToyGame.SETUP);
    RunInput input = new RunInput();
    for (long word : bits) {
      wants(word, input);
      for (int tick = 0; tick <= (word & 3); tick++) {
        recorder.record(input, () -> word);
      }
    }
    Replay replay = recorder.replay(-1);
    Replay read = ReplayFormat.read(ReplayFormat.write(replay));
    assertThat(read).usingRecursiveComparison().isEqualTo(replay);
    Replay.Commands commands = read.commands();
    RunInput next = new RunInput();
    for (long word : bits) {
      wants(word, input);
      for (int tick = 0; tick <= (word & 3); tick++) {
        assertThat(commands.next(next)).isTrue();
        assertThat(next).usingRecursiveComparison().isEqualTo(input);
      }
    }
    assertThat(commands.next(next)).isFalse();
  }

  /** Something that words can say, the largest choices among it. */
  private static void wants(long bits, RunInput out) {
    out.clear();
    out.flight.thrustX = (byte) bits / 128.0;
    out.flight.launch = (bits & 4) != 0;
    out.flight.turns = (bits & 8) != 0;
    out.flight.bearing = out.flight.turns ? bits % 1000 / 100.0 : 0;
    out.flight.mode = choice(bits >> 8);
    out.flight.missileLaw = choice(bits >> 16);
    out.flight.tankLaw = choice(bits >> 24);
    out.flight.foeAim = choice(bits >> 32);
    out.difficulty = choice(bits >> 40);
    out.choice = choice(bits >> 48);
    CommandCodec.quantise(out);
  }

  private static int choice(long bits) {
    return (int) (bits & 0xFF) - 1;
  }

  @Property(tries = 500, seed = "1")
  void theOldWordTellsTheSame(@ForAll long word) {
    long controls = NarrowWord.controls(word);
    long orders = NarrowWord.orders(word);
    assertThat(CommandCodec.isOrders(orders)).isTrue();
    assertThat(OldFormats.word(controls, orders)).isEqualTo(word);
  }

  private static byte[] contentOfOneTick() {
    byte[] content = new byte[27 + 18 + 8];
    ByteBuffer.wrap(content)
        .put(Arrays.copyOfRange(GOOD, 10, 25))
        .putInt(1)
        .putInt(1)
        .putInt(0)
        .putShort((short) 1);
    return content;
  }

  /** Replays of 1.0.0 have steps of mastery there. */
  @Property(tries = 100, seed = "1")
  void whatIsReservedIsNotRead(@ForAll int bits) throws ReplayException {
    byte[] content = contentOfOneTick();
    Replay expected = ReplayFormat.read(compressed(content));
    ByteBuffer.wrap(content).putInt(23, bits);
    assertThat(ReplayFormat.read(compressed(content)))
        .usingRecursiveComparison()
        .isEqualTo(expected);
  }

  /** What no present input says is left for later versions of the game. */
  @Example
  void bitsThatMeanNothingYetAreRefused() {
    byte[] content = contentOfOneTick();
    assertThatCode(() -> ReplayFormat.read(compressed(content))).doesNotThrowAnyException();
    Map<Integer, Integer> meaningless = Map.of(29, 39, 37, 47);
    meaningless.forEach(
        (at, told) -> {
          byte[] forged = content.clone();
          forged[at] = 4;
          assertThatThrownBy(() -> ReplayFormat.read(compressed(forged)))
              .hasMessageStartingWith("byte " + told + ": ");
        });
  }

  /** A gun that is swung evenly costs next to nothing, and one that is swung wildly not much. */
  @Property(tries = 50, seed = "1")
  void aSteadySwingIsShort(@ForAll @IntRange(min = -400, max = 400) int step) {
    ReplayRecorder recorder = new ReplayRecorder(new RunSetup(1, PlayMode.ARCADE, 1, 0));
    RunInput input = new RunInput();
    input.flight.turns = true;
    for (int tick = 0; tick < 3600; tick++) {
      input.flight.bearing = Angles.wrap(tick * step * (Angles.TURN / 65_536));
      recorder.record(input, () -> 0);
    }
    assertThat(ReplayFormat.write(recorder.replay(0)).length).isLessThan(300);
  }

  @Example
  void everyFlippedBitIsNoticed() {
    for (byte[] good : List.of(GOOD, FORMAT_3, FORMAT_4, COMPRESSED)) {
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
    for (byte[] good : List.of(GOOD, FORMAT_3, FORMAT_4, COMPRESSED)) {
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
      @ForAll @IntRange(min = 0, max = 2) int which, @ForAll int at, @ForAll byte value) {
    byte[] bytes = List.of(FORMAT_3, FORMAT_4, COMPRESSED).get(which).clone();
    bytes[Math.floorMod(at, bytes.length - 4)] = value;
    try {
      assertThat(ReplayFormat.read(OldFormats.withChecksum(bytes))).isNotNull();
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
      assertThatThrownBy(() -> ReplayFormat.read(OldFormats.withChecksum(bytes)))
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

  /** Format 5 around a content whose runs count as columns already. */
  private static byte[] compressed(byte[] content) {
    byte[] deflated = ReplayCompression.deflate(content, 0, content.length);
    ByteBuffer out = ByteBuffer.allocate(18 + deflated.length);
    out.put(COMPRESSED, 0, 10).putInt(content.length).put(deflated);
    return OldFormats.withChecksum(out.array());
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
    refusedOrValid(OldFormats.withChecksum(bytes));
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
    assertThatThrownBy(() -> ReplayFormat.read(OldFormats.withChecksum(bytes)))
        .isInstanceOf(ReplayException.class);
  }

  @Example
  void theSentenceNamesThePlaceAndTheValue() {
    assertRefused(8, (byte) 9, "byte 8: version 2306 of the format is unknown");
    assertRefused(20, (byte) 77, "byte 20: 77 is not a valid play mode");
    assertRefused(21, (byte) 255, "byte 21: 255 is not a valid aim mode");
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
    assertThatThrownBy(() -> ReplayFormat.read(OldFormats.withChecksum(bytes)))
        .isInstanceOf(ReplayException.class)
        .hasMessageStartingWith(sentence);
  }

  private static void refusedOrValid(byte[] bytes) {
    try {
      Replay replay = ReplayFormat.read(bytes);
      assertThat(OldFormats.two(replay)).isEqualTo(bytes);
    } catch (ReplayException refused) {
      assertThat(refused.getMessage()).isNotBlank();
    }
  }
}
