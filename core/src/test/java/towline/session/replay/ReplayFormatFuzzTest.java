package towline.session.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
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
import towline.sim.api.Command;

class ReplayFormatFuzzTest {
  /** Bytes before the content. */
  private static final int CONTENT_OFFSET = 14;

  private static final int CHECKSUM_BYTES = 4;

  /** Offset of the rows in the table of format 6, and the bytes of one. */
  private static final int ROWS_OFFSET = 37;

  private static final int ROW_BYTES = ReplayRows.BYTES;

  private static final Map<Class<?>, Field[]> FIELDS = new HashMap<>();

  private static final Replay RECORDED = ToyGame.recorded(300, 11);
  private static final byte[] GOOD = ReplayFormat.write(RECORDED);

  /** The content of {@link #RECORDED} in format 6 at the offsets of the table, as rows. */
  private static final byte[] TABLE = table();

  private static byte[] table() {
    CommandRuns runs = RECORDED.runs();
    Namings namings = RECORDED.namings();
    int numbers = RECORDED.seconds() + 1 + namings.size();
    ByteBuffer out =
        ByteBuffer.allocate(ROWS_OFFSET + ROW_BYTES * runs.size() + Long.BYTES * numbers);
    out.position(10);
    RunSetup setup = RECORDED.setup();
    out.putShort((short) RECORDED.behaviour()).putLong(setup.seed());
    out.put((byte) setup.mode().ordinal()).put((byte) setup.aimMode());
    out.putShort((short) setup.firstWave()).put((byte) setup.difficulty().ordinal());
    out.putInt(RECORDED.ticks()).putInt(runs.size()).putInt(namings.size());
    for (int run = 0; run < runs.size(); run++) {
      out.putShort((short) runs.length(run)).putLong(runs.controls(run)).putLong(runs.orders(run));
    }
    for (int i = 0; i < namings.size(); i++) {
      out.putInt(namings.tick(i)).putInt(namings.id(i));
    }
    for (int second = 1; second <= RECORDED.seconds(); second++) {
      out.putLong(RECORDED.hashAfter(second));
    }
    return out.putLong(RECORDED.finalHash()).array();
  }

  /**
   * Returns a replay of format 6 with content {@code table}, with {@code runs} rows from {@link
   * #ROWS_OFFSET} on.
   */
  private static byte[] packed(byte[] table, int runs) {
    byte[] content = table.clone();
    split(content, ROWS_OFFSET, runs, ROW_BYTES);
    return packedContent(6, Arrays.copyOfRange(content, 10, content.length));
  }

  private static byte[] packedContent(int version, byte[] content) {
    byte[] deflated = ReplayCompression.deflate(content, 0, content.length);
    ByteBuffer out = ByteBuffer.allocate(CONTENT_OFFSET + deflated.length + CHECKSUM_BYTES);
    out.put(GOOD, 0, 8).putShort((short) version).putInt(content.length).put(deflated);
    return withChecksum(out.array());
  }

  /** Returns the content of {@link #GOOD}. */
  private static byte[] content() throws ReplayException {
    byte[] content = new byte[ByteBuffer.wrap(GOOD).getInt(10)];
    int deflated = GOOD.length - CONTENT_OFFSET - CHECKSUM_BYTES;
    ReplayCompression.inflate(GOOD, CONTENT_OFFSET, deflated, content, 0, content.length);
    return content;
  }

  /** Turns rows into columns, as the writer of format 6 did. */
  private static void split(byte[] bytes, int offset, int rows, int width) {
    byte[] from = bytes.clone();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < width; column++) {
        bytes[offset + column * rows + row] = from[offset + row * width + column];
      }
    }
    for (int order = 0; order < 2; order++) {
      int previous = 0;
      for (int row = 0; row < rows; row++) {
        int high = offset + 5 * rows + row;
        int bearing = (bytes[high] << 8) | (bytes[high + rows] & 0xFF);
        bytes[high] = (byte) ((bearing - previous) >> 8);
        bytes[high + rows] = (byte) (bearing - previous);
        previous = bearing;
      }
    }
  }

  private static byte[] packed(byte[] table) {
    return packed(table, RECORDED.runs().size());
  }

  /** Writes the right checksum at the end of {@code bytes}. */
  private static byte[] withChecksum(byte[] bytes) {
    CRC32C crc = new CRC32C();
    int body = bytes.length - CHECKSUM_BYTES;
    crc.update(bytes, 0, body);
    ByteBuffer.wrap(bytes).putInt(body, (int) crc.getValue());
    return bytes;
  }

  @Example
  void aWrittenReplayIsReadBack() throws ReplayException {
    assertThat(ReplayFormat.read(GOOD)).usingRecursiveComparison().isEqualTo(RECORDED);
    assertThat(ReplayFormat.read(packed(TABLE))).usingRecursiveComparison().isEqualTo(RECORDED);
    assertThat(packedContent(7, content())).isEqualTo(GOOD);
  }

  @Property(tries = 100, seed = "1")
  void otherVersionsAreNamed(@ForAll @IntRange(min = 0, max = 0xFFFF) int version) {
    byte[] bytes = GOOD.clone();
    ByteBuffer.wrap(bytes).putShort(8, (short) version);
    withChecksum(bytes);
    if (version < ReplayFormat.OLDEST_VERSION) {
      assertThatThrownBy(() -> ReplayFormat.read(bytes))
          .isInstanceOf(ReplayException.class)
          .hasMessage(
              "it is in format "
                  + version
                  + ", which versions before 1.0.0 wrote; this one reads formats 5 to 7");
    } else if (version > ReplayFormat.VERSION) {
      assertThatThrownBy(() -> ReplayFormat.read(bytes))
          .isInstanceOf(ReplayException.class)
          .hasMessage(
              "it is in format "
                  + version
                  + " of a later version of Towline; this one reads formats 5 to 7");
    }
  }

  @Property(tries = 1000, seed = "1")
  void joinUndoesSplit(
      @ForAll @Size(max = 400) byte[] bytes, @ForAll @IntRange(min = 7, max = 20) int width) {
    int offset = bytes.length % width;
    int rows = bytes.length / width;
    byte[] turned = bytes.clone();
    split(turned, offset, rows, width);
    ReplayRows.join(turned, offset, rows, width);
    assertThat(turned).isEqualTo(bytes);
  }

  @Property(tries = 500, seed = "1")
  void everyInputIsKept(@ForAll @Size(min = 1, max = 60) List<Long> bits) throws ReplayException {
    ReplayRecorder recorder = new ReplayRecorder(ToyGame.SETUP);
    RunInput input = new RunInput();
    for (long word : bits) {
      fillInput(word, input);
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
      fillInput(word, input);
      for (int tick = 0; tick <= (word & 3); tick++) {
        assertThat(commands.next(next)).isTrue();
        assertThat(values(next)).isEqualTo(values(input));
      }
    }
    assertThat(commands.next(next)).isFalse();
  }

  /** Returns the values of all fields: a recursive comparison takes a hundred times as long. */
  private static List<Object> values(RunInput input) {
    List<Object> values = new ArrayList<>();
    addValues(input, values);
    addValues(input.flight, values);
    return values;
  }

  private static void addValues(Object owner, List<Object> values) {
    for (Field field : FIELDS.computeIfAbsent(owner.getClass(), Class::getDeclaredFields)) {
      if (!Modifier.isStatic(field.getModifiers()) && field.getType().isPrimitive()) {
        try {
          values.add(field.get(owner));
        } catch (IllegalAccessException e) {
          throw new AssertionError(e);
        }
      }
    }
  }

  /** Fills {@code out} with any input that words can store, including the greatest choices. */
  private static void fillInput(long bits, RunInput out) {
    out.clear();
    out.flight.thrustX = (byte) bits / 128.0;
    out.flight.launch = (bits & 4) != 0;
    out.flight.turning = (bits & 8) != 0;
    out.flight.bearing = out.flight.turning ? bits % 1000 / 100.0 : 0;
    out.flight.mode = choice(bits >> 8);
    out.flight.named = (bits & 0x30) == 0 ? (int) (bits >>> 33) : Command.UNCHANGED;
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

  /** Returns the table of a replay of one tick. */
  private static byte[] tableOfOneTick() {
    byte[] table = new byte[ROWS_OFFSET + ROW_BYTES + Long.BYTES];
    ByteBuffer.wrap(table).put(TABLE, 0, 25).putInt(1).putInt(1).putInt(0).putShort((short) 1);
    return table;
  }

  private static byte[] inFormat5(byte[] bytes) {
    ByteBuffer.wrap(bytes).putShort(8, (short) 5);
    return withChecksum(bytes);
  }

  /** Replays of 1.0.0 contain steps of mastery there. */
  @Property(tries = 100, seed = "1")
  void theReservedBytesOfFormat5AreNotRead(@ForAll int bits) throws ReplayException {
    byte[] table = tableOfOneTick();
    Replay expected = ReplayFormat.read(packed(table, 1));
    ByteBuffer.wrap(table).putInt(33, bits);
    assertThat(ReplayFormat.read(inFormat5(packed(table, 1))))
        .usingRecursiveComparison()
        .isEqualTo(expected);
  }

  /** The golden replays and those of 1.0.0 are files that earlier versions wrote. */
  @Example
  void olderFilesAreReadAndNotLongerInFormat7() throws Exception {
    List<Path> files = new ArrayList<>(List.of(Path.of("src/test/resources/replays/1.0.0.replay")));
    for (Golden golden : List.of(Golden.SNAKES, Golden.CHAOTIC, Golden.DAILY)) {
      files.add(golden.replayFile());
    }
    int ofFormat5 = 0;
    for (Path file : files) {
      byte[] kept = Files.readAllBytes(file);
      ofFormat5 += ByteBuffer.wrap(kept).getShort(8) == 5 ? 1 : 0;
      Replay replay = ReplayFormat.read(kept);
      byte[] written = ReplayFormat.write(replay);
      assertThat(ByteBuffer.wrap(written).getShort(8)).isEqualTo((short) 7);
      assertThat(written.length).as(file.toString()).isLessThan(kept.length * 102 / 100);
      assertThat(ReplayFormat.read(written)).usingRecursiveComparison().isEqualTo(replay);
    }
    assertThat(ofFormat5).as("files of format 5").isPositive();
  }

  /** Returns the table of a replay of {@code ticks} equal ticks with named targets. */
  private static byte[] tableOfNames(int ticks, int... ticksAndIds) {
    int namings = ticksAndIds.length / 2;
    int hashes = Long.BYTES * (ticks / 60 + 1);
    byte[] table = new byte[ROWS_OFFSET + ROW_BYTES + 8 * namings + hashes];
    ByteBuffer out = ByteBuffer.wrap(table);
    out.put(TABLE, 0, 25).putInt(ticks).putInt(1).putInt(namings).putShort((short) ticks);
    out.position(ROWS_OFFSET + ROW_BYTES);
    for (int number : ticksAndIds) {
      out.putInt(number);
    }
    return table;
  }

  @Example
  void namedTargetsOutOfOrderOrOfNegativeIdsAreRefused() throws ReplayException {
    Replay.Commands commands = ReplayFormat.read(packed(tableOfNames(5, 1, 7, 3, 0), 1)).commands();
    List<Integer> named = new ArrayList<>();
    RunInput next = new RunInput();
    while (commands.next(next)) {
      named.add(next.flight.named);
    }
    assertThat(named)
        .containsExactly(Command.UNCHANGED, 7, Command.UNCHANGED, 0, Command.UNCHANGED);
    for (int[] names : new int[][] {{3, 7, 3, 8}, {3, 7, 1, 8}, {1, 7, 5, 8}, {-1, 7, 2, 8}}) {
      assertThatThrownBy(() -> ReplayFormat.read(packed(tableOfNames(5, names), 1)))
          .hasMessageContaining("is not a valid tick of a named target");
    }
    assertThatThrownBy(() -> ReplayFormat.read(packed(tableOfNames(5, 1, -2), 1)))
        .hasMessage("byte 59: -2 is not a valid id of a named target");
  }

  @Property(tries = 1000, seed = "1")
  void aNumberOfNamedTargetsThatDoesNotFitIsRefused(@ForAll int namings) {
    byte[] table = TABLE.clone();
    ByteBuffer header = ByteBuffer.wrap(table);
    if (namings != header.getInt(33)) {
      header.putInt(33, namings);
      assertThatThrownBy(() -> ReplayFormat.read(packed(table)))
          .isInstanceOf(ReplayException.class);
    }
  }

  /** Bits without a meaning are left for later versions of the game. */
  @Example
  void bitsThatMeanNothingYetAreRefused() {
    byte[] table = tableOfOneTick();
    assertThatCode(() -> ReplayFormat.read(packed(table, 1))).doesNotThrowAnyException();
    Map<Integer, Integer> meaningless = Map.of(39, 39, 47, 47);
    meaningless.forEach(
        (at, told) -> {
          byte[] forged = table.clone();
          forged[at] = 4;
          assertThatThrownBy(() -> ReplayFormat.read(packed(forged, 1)))
              .hasMessageStartingWith("byte " + told + ": ");
        });
  }

  /** A steadily swung gun costs almost nothing, and a wildly swung one not much. */
  @Property(tries = 50, seed = "1")
  void aSteadySwingIsShort(@ForAll @IntRange(min = -400, max = 400) int step) {
    ReplayRecorder recorder = new ReplayRecorder(new RunSetup(1, PlayMode.ARCADE, 1, 0));
    RunInput input = new RunInput();
    input.flight.turning = true;
    for (int tick = 0; tick < 3600; tick++) {
      input.flight.bearing = Angles.wrap(tick * step * (Angles.TURN / 65_536));
      recorder.record(input, () -> 0);
    }
    assertThat(ReplayFormat.write(recorder.replay(0)).length).isLessThan(300);
  }

  @Example
  void everyFlippedBitIsNoticed() {
    for (int bit = 0; bit < 8 * GOOD.length; bit++) {
      byte[] bytes = GOOD.clone();
      bytes[bit / 8] ^= (byte) (1 << bit % 8);
      assertThatThrownBy(() -> ReplayFormat.read(bytes))
          .as("bit %d", bit)
          .isInstanceOf(ReplayException.class)
          .message()
          .isNotBlank();
    }
  }

  @Example
  void everyTruncationIsNoticed() {
    for (int length = 0; length < GOOD.length; length++) {
      byte[] bytes = Arrays.copyOf(GOOD, length);
      assertThatThrownBy(() -> ReplayFormat.read(bytes))
          .as("length %d of %d", length, GOOD.length)
          .isInstanceOf(ReplayException.class);
    }
    assertThatThrownBy(() -> ReplayFormat.read(Arrays.copyOf(GOOD, GOOD.length + 1)))
        .isInstanceOf(ReplayException.class);
  }

  @Property(tries = 2500, seed = "1")
  void aForgedByteOfTheFileIsReadOrRefused(@ForAll int at, @ForAll byte value) {
    byte[] bytes = GOOD.clone();
    bytes[Math.floorMod(at, bytes.length - CHECKSUM_BYTES)] = value;
    assertReadOrRefused(withChecksum(bytes));
  }

  @Property(tries = 2000, seed = "1")
  void aForgedByteOfTheContentIsReadOrRefused(@ForAll int at, @ForAll byte value)
      throws ReplayException {
    byte[] content = content();
    content[Math.floorMod(at, content.length)] = value;
    assertReadOrRefused(packedContent(7, content));
  }

  /** Numbers of runs, of seconds and of named targets, and durations, are all in the content. */
  @Property(tries = 2000, seed = "1")
  void aForgedNumberOfTheContentIsReadOrRefused(@ForAll int at, @ForAll int value)
      throws ReplayException {
    byte[] content = content();
    ByteBuffer.wrap(content).putInt(Math.floorMod(at, content.length - 3), value);
    assertReadOrRefused(packedContent(7, content));
  }

  @Example
  void aReplayWithoutTheHashesOfItsSecondsIsReadBack() throws ReplayException {
    Replay bare = RECORDED.withoutSeconds();
    byte[] bytes = ReplayFormat.write(bare);
    assertThat(bytes.length).isLessThan(GOOD.length - Long.BYTES * (RECORDED.seconds() - 1));
    Replay read = ReplayFormat.read(bytes);
    assertThat(read).usingRecursiveComparison().isEqualTo(bare);
    assertThat(read.hasSeconds()).isFalse();
    assertThat(new ReplayVerifier(setup -> new ToyGame(setup, 1)).verify(read))
        .isEqualTo(new VerifyResult.Same(RECORDED.ticks(), RECORDED.finalHash()));
    assertThat(read.agrees(60, () -> 0)).isTrue();
    assertThat(RECORDED.agrees(60, () -> 0)).isFalse();
    assertThat(read.agrees(RECORDED.ticks(), () -> 0)).isFalse();
  }

  /** A file of some bytes claims megabytes of zeros. */
  @Example
  void aReplayOfMoreTicksThanAllowedIsRefusedBeforeItIsInflated() {
    byte[] bomb = packedContent(7, new byte[10_000_000]);
    assertThat(bomb.length).isLessThan(20_000);
    assertThatThrownBy(() -> ReplayFormat.read(bomb, 300))
        .hasMessage("byte 10: 10000000 is not a valid length");
    assertThatThrownBy(() -> ReplayFormat.read(GOOD, 299))
        .hasMessage("it is too long: at most 299 ticks");
  }

  @Property(tries = 2500, seed = "1")
  void aForgedByteOfRowsIsReadOrRefused(@ForAll int at, @ForAll byte value) {
    byte[] table = TABLE.clone();
    table[10 + Math.floorMod(at, table.length - 10)] = value;
    assertReadOrRefused(packed(table));
  }

  private static void assertReadOrRefused(byte[] bytes) {
    try {
      Replay replay = ReplayFormat.read(bytes);
      assertThat(ReplayFormat.read(ReplayFormat.write(replay)))
          .usingRecursiveComparison()
          .isEqualTo(replay);
    } catch (ReplayException refused) {
      assertThat(refused.getMessage()).isNotBlank();
    }
  }

  @Property(tries = 500, seed = "1")
  void aWrongLengthIsRefused(@ForAll int length) {
    byte[] bytes = GOOD.clone();
    ByteBuffer whole = ByteBuffer.wrap(bytes);
    if (length != whole.getInt(10)) {
      whole.putInt(10, length);
      assertThatThrownBy(() -> ReplayFormat.read(withChecksum(bytes)))
          .isInstanceOf(ReplayException.class);
    }
  }

  @Property(tries = 1000, seed = "1")
  void aNumberOfRunsThatDoesNotFitIsRefused(@ForAll int runs) {
    byte[] table = TABLE.clone();
    ByteBuffer header = ByteBuffer.wrap(table);
    if (runs != header.getInt(29)) {
      header.putInt(29, runs);
      assertThatThrownBy(() -> ReplayFormat.read(packed(table)))
          .isInstanceOf(ReplayException.class);
    }
  }

  @Property(tries = 2000, seed = "1")
  void hugeLengthsAreRefusedBeforeAnyAllocation(@ForAll int ticks, @ForAll int runs) {
    byte[] table = TABLE.clone();
    ByteBuffer.wrap(table).putInt(25, ticks).putInt(29, runs);
    assertThatThrownBy(() -> ReplayFormat.read(packed(table))).isInstanceOf(ReplayException.class);
  }

  @Property(tries = 2000, seed = "1")
  void noiseIsRefused(@ForAll @Size(max = 200) byte[] noise) {
    assertThatThrownBy(() -> ReplayFormat.read(noise)).isInstanceOf(ReplayException.class);
  }

  @Example
  void theMessageNamesThePlaceAndTheValue() {
    assertRefused(20, 77, "byte 20: 77 is not a valid play mode");
    assertRefused(21, 255, "byte 21: 255 is not a valid aim mode");
    assertRefused(22, 0xFF, "byte 22: 65283 is not a valid first wave");
    assertRefused(24, 7, "byte 24: 7 is not a valid difficulty");
    assertRefused(38, 0, "byte 37: 0 is not a valid length of a command run");
    assertRefused(39, 0x80, "byte 39: ");
    assertRefused(38, 12, "byte 523: 301 is not a valid duration of all command runs");
  }

  @Example
  void aFileLongerThanAnyReplayIsRefused() {
    assertThatThrownBy(() -> ReplayFormat.read(new byte[ReplayFormat.MOST_BYTES + 1]))
        .isInstanceOf(ReplayException.class)
        .hasMessageContaining("too large for a replay");
  }

  private static void assertRefused(int offset, int value, String sentence) {
    byte[] table = TABLE.clone();
    table[offset] = (byte) value;
    assertThatThrownBy(() -> ReplayFormat.read(packed(table)))
        .isInstanceOf(ReplayException.class)
        .hasMessageStartingWith(sentence);
  }
}
