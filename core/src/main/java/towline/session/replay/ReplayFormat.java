package towline.session.replay;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.zip.CRC32C;
import towline.content.Difficulty;
import towline.session.CommandCodec;
import towline.session.PlayMode;
import towline.session.RunSetup;

/**
 * The bytes of a replay, big-endian. Every length is capped and checked before anything of that
 * length is made; there are no names and no paths in it. Format 5 is written; formats 2 to 4 can be
 * read, too. What deflates the content may differ from one Java to the next: what counts is what it
 * inflates to.
 *
 * <pre>
 * format 5
 * offset size
 *      0    8  magic: "TOWLINE" and the byte 0x1A
 *      8    2  version of the format, 5
 *     10    4  length of the content, N: bytes 10 to 10 + N of the table below
 *     14       the content, its runs as {@link ReplayColumns}, deflated
 *           4  CRC-32C of all before
 *
 * content of format 5
 * offset size
 *     10    2  version of the behaviour
 *     12    8  seed
 *     20    1  mode of play, by ordinal
 *     21    1  aim mode, by index
 *     22    2  first wave
 *     24    1  difficulty, by ordinal
 *     25    4  ticks
 *     29    4  number of command runs of equal commands, R
 *     33    4  reserved: written as 0 and not read; 1.0.0 kept steps of mastery here
 *     37  18R  runs: length in ticks (2), controls (8) and orders (8) as in {@link CommandCodec}
 *        8S+8  hashes of the S = ticks / 60 whole seconds, and of the end
 *
 * format 4: the same without steps, with runs of 10 bytes: length in ticks (2), {@link NarrowWord}
 *           (8)
 * format 3: format 4 with the runs as they are, not as columns
 * format 2: the content of format 3 as it is, from byte 10 of the file on, and the CRC-32C
 * </pre>
 */
public final class ReplayFormat {
  /** The version of the format that is written. */
  public static final int VERSION = 5;

  private static final int NARROW = 4;
  private static final int ROWS = 3;
  private static final int PLAIN = 2;

  /** What lies where in the content. */
  private enum Layout {
    WIDE(37, Short.BYTES + 2 * Long.BYTES),
    /** Up to format 4. */
    NARROW(33, Short.BYTES + Long.BYTES);

    /** Where the runs begin. */
    final int header;

    /** The bytes of a run. */
    final int width;

    Layout(int header, int width) {
      this.header = header;
      this.width = width;
    }

    /** How many bytes there are, with so many runs and ticks. */
    long size(long runs, long ticks) {
      long hashes = ticks / Replay.TICKS_A_HASH + 1;
      return header + width * runs + Long.BYTES * hashes + CHECKSUM_BYTES;
    }
  }

  /** The most ticks of equal commands in one run. */
  static final int LONGEST_RUN = 0xFFFF;

  private static final long MAGIC = 0x544F574C494E451AL;
  private static final int CONTENT = 10;
  private static final int COMPRESSED = CONTENT + Integer.BYTES;
  private static final int RUNS = 29;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  /** The most bytes that a replay can have. */
  public static final int MOST_BYTES =
      Math.toIntExact(Layout.WIDE.size(Replay.MOST_TICKS, Replay.MOST_TICKS));

  private ReplayFormat() {}

  /** The bytes of {@code replay}. */
  public static byte[] write(Replay replay) {
    byte[] plain = plain(replay);
    int length = plain.length - CONTENT - CHECKSUM_BYTES;
    ReplayColumns.split(plain, Layout.WIDE.header, replay.runs(), Layout.WIDE.width);
    byte[] content = ReplayCompression.deflate(plain, CONTENT, length);
    ByteBuffer out = ByteBuffer.allocate(COMPRESSED + content.length + CHECKSUM_BYTES);
    out.putLong(MAGIC).putShort((short) VERSION).putInt(length).put(content);
    out.putInt(checksum(out.array(), out.position()));
    return out.array();
  }

  /** The content where the table says, between bytes that are left free. */
  private static byte[] plain(Replay replay) {
    long size = Layout.WIDE.size(replay.runs(), replay.ticks());
    ByteBuffer out = ByteBuffer.allocate(Math.toIntExact(size));
    RunSetup setup = replay.setup();
    out.position(CONTENT);
    out.putShort((short) replay.behaviour()).putLong(setup.seed());
    out.put((byte) setup.mode().ordinal()).put((byte) setup.aimMode());
    out.putShort((short) setup.firstWave());
    out.put((byte) setup.difficulty().ordinal());
    out.putInt(replay.ticks()).putInt(replay.runs());
    out.putInt(0);
    for (int run = 0; run < replay.runs(); run++) {
      out.putShort((short) replay.length(run));
      out.putLong(replay.controls(run)).putLong(replay.orders(run));
    }
    for (int second = 1; second <= replay.seconds(); second++) {
      out.putLong(replay.hashAfter(second));
    }
    out.putLong(replay.finalHash());
    return out.array();
  }

  /**
   * The replay that {@code bytes} hold.
   *
   * @throws ReplayException if they hold none, a damaged one, or one of another version of the
   *     format
   */
  public static Replay read(byte[] bytes) throws ReplayException {
    if (bytes.length > MOST_BYTES) {
      throw new ReplayException("it is too long for a replay (at most " + MOST_BYTES + " bytes)");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < Long.BYTES || in.getLong() != MAGIC) {
      throw new ReplayException("it is not a Towline replay: it does not start like one");
    }
    if (bytes.length < COMPRESSED + CHECKSUM_BYTES) {
      throw cutOff(bytes, COMPRESSED + CHECKSUM_BYTES);
    }
    int version = Short.toUnsignedInt(in.getShort());
    return switch (version) {
      case VERSION -> readJoined(inflated(bytes, in.getInt()), Layout.WIDE);
      case NARROW -> readJoined(inflated(bytes, in.getInt()), Layout.NARROW);
      case ROWS -> readPlain(inflated(bytes, in.getInt()), Layout.NARROW);
      case PLAIN -> {
        Replay replay = readPlain(bytes, Layout.NARROW);
        checkChecksum(bytes);
        yield replay;
      }
      default ->
          throw new ReplayException(
              String.format(
                  Locale.ROOT,
                  "byte 8: version %d of the format is unknown; only %d to %d can be read",
                  version,
                  PLAIN,
                  VERSION));
    };
  }

  /** The replay of a content whose runs are columns. */
  private static Replay readJoined(byte[] plain, Layout layout) throws ReplayException {
    int runs = ByteBuffer.wrap(plain).getInt(RUNS);
    int most = (plain.length - layout.header - CHECKSUM_BYTES) / layout.width;
    check(runs >= 0 && runs <= most, RUNS, "number of command runs", runs);
    ReplayColumns.join(plain, layout.header, runs, layout.width);
    return readPlain(plain, layout);
  }

  /** The content where the table says, between bytes that mean nothing. */
  private static byte[] inflated(byte[] bytes, int length) throws ReplayException {
    int most = MOST_BYTES - CONTENT - CHECKSUM_BYTES;
    check(length >= Layout.NARROW.header - CONTENT && length <= most, CONTENT, "length", length);
    checkChecksum(bytes);
    byte[] plain = new byte[CONTENT + length + CHECKSUM_BYTES];
    int compressed = bytes.length - COMPRESSED - CHECKSUM_BYTES;
    ReplayCompression.inflate(bytes, COMPRESSED, compressed, plain, CONTENT, length);
    return plain;
  }

  private static ReplayException cutOff(byte[] bytes, int least) {
    return new ReplayException(
        String.format(
            Locale.ROOT,
            "it is cut off: it has %d bytes, and the shortest has %d",
            bytes.length,
            least));
  }

  private static Replay readPlain(byte[] bytes, Layout layout) throws ReplayException {
    if (bytes.length < layout.header) {
      throw cutOff(bytes, layout.header);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.position(CONTENT);
    final int behaviour = Short.toUnsignedInt(in.getShort());
    final long seed = in.getLong();
    final int mode = Byte.toUnsignedInt(in.get());
    final int aimMode = Byte.toUnsignedInt(in.get());
    final int firstWave = Short.toUnsignedInt(in.getShort());
    final int difficulty = Byte.toUnsignedInt(in.get());
    final int ticks = in.getInt();
    final int runs = in.getInt();
    in.position(layout.header);
    check(ticks >= 0 && ticks <= Replay.MOST_TICKS, 25, "number of ticks", ticks);
    check(runs >= 0 && runs <= ticks, RUNS, "number of command runs", runs);
    checkSize(bytes, layout.size(runs, ticks));
    check(mode < PlayMode.values().length, 20, "play mode", mode);
    check(aimMode <= CommandCodec.LAST_CHOICE, 21, "aim mode", aimMode);
    check(firstWave >= 1 && firstWave <= RunSetup.LAST_FIRST_WAVE, 22, "first wave", firstWave);
    check(difficulty < Difficulty.values().length, 24, "difficulty", difficulty);
    RunSetup setup =
        new RunSetup(
            seed, PlayMode.values()[mode], firstWave, aimMode, Difficulty.values()[difficulty]);
    long[] controls = new long[runs];
    long[] orders = new long[runs];
    int[] lengths = new int[runs];
    readRuns(in, layout, controls, orders, lengths, ticks);
    long[] hashes = new long[ticks / Replay.TICKS_A_HASH];
    in.asLongBuffer().get(hashes);
    in.position(in.position() + Long.BYTES * hashes.length);
    return new Replay(setup, behaviour, ticks, controls, orders, lengths, hashes, in.getLong());
  }

  private static void readRuns(
      ByteBuffer in, Layout layout, long[] controls, long[] orders, int[] lengths, int ticks)
      throws ReplayException {
    long sum = 0;
    for (int run = 0; run < lengths.length; run++) {
      int at = in.position();
      lengths[run] = Short.toUnsignedInt(in.getShort());
      check(lengths[run] > 0, at, "length of a command run", 0);
      long word = in.getLong();
      controls[run] = layout == Layout.WIDE ? word : NarrowWord.controls(word);
      orders[run] = layout == Layout.WIDE ? in.getLong() : NarrowWord.orders(word);
      check(CommandCodec.isControls(controls[run]), at + Short.BYTES, "command", word);
      check(
          CommandCodec.isOrders(orders[run]),
          at + Short.BYTES + Long.BYTES,
          "word of orders",
          orders[run]);
      sum += lengths[run];
    }
    check(
        sum == ticks, 25, "number of ticks, where the command runs add up to " + sum + ",", ticks);
  }

  private static void checkSize(byte[] bytes, long expected) throws ReplayException {
    if (bytes.length != expected) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is damaged or cut off: it has %d bytes, but its header says %d",
              bytes.length,
              expected));
    }
  }

  private static void checkChecksum(byte[] bytes) throws ReplayException {
    int body = bytes.length - CHECKSUM_BYTES;
    int recorded = ByteBuffer.wrap(bytes).getInt(body);
    int actual = checksum(bytes, body);
    if (recorded != actual) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is damaged: its checksum is %08x, but its content gives %08x",
              recorded,
              actual));
    }
  }

  private static void check(boolean fits, int offset, String what, long value)
      throws ReplayException {
    if (!fits) {
      throw new ReplayException("byte " + offset + ": " + value + " is not a valid " + what);
    }
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }
}
