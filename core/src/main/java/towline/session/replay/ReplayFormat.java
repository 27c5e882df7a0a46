package towline.session.replay;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import towline.content.Difficulty;
import towline.session.CommandCodec;
import towline.session.PlayMode;
import towline.session.RunSetup;

/**
 * The bytes of a replay, big-endian. Every length is capped and checked before anything of that
 * length is made; there are no names and no paths in it. Format 4, which is written, is format 2 in
 * compressed form, a quarter as long; formats 2 and 3 can be read, too. What deflates the content
 * may differ from one Java to the next: what counts is what it inflates to.
 *
 * <pre>
 * format 4
 * offset size
 *      0    8  magic: "TOWLINE" and the byte 0x1A
 *      8    2  version of the format, 4
 *     10    4  length of the content, N: bytes 10 to 10 + N of format 2
 *     14       the content, its runs as {@link ReplayColumns}, deflated
 *           4  CRC-32C of all before
 *
 * format 3: the same with the runs as they are
 *
 * format 2
 * offset size
 *      0    8  magic: "TOWLINE" and the byte 0x1A
 *      8    2  version of the format, 2
 *     10    2  version of the behaviour
 *     12    8  seed
 *     20    1  mode of play, by ordinal
 *     21    1  aim mode, by index
 *     22    2  first wave
 *     24    1  difficulty, by ordinal
 *     25    4  ticks
 *     29    4  number of command runs of equal commands, R
 *     33  10R  runs: length in ticks (2), command word (8)
 *        8S+8  hashes of the S = ticks / 60 whole seconds, and of the end
 *           4  CRC-32C of all before
 * </pre>
 */
public final class ReplayFormat {
  /** The version of the format that is written. */
  public static final int VERSION = 4;

  /** The version that compresses the runs as they are, which is read as well. */
  private static final int ROWS = 3;

  /** The version of the format inside, which is read as well. */
  private static final int PLAIN = 2;

  /** The most ticks of equal commands in one run. */
  static final int LONGEST_RUN = 0xFFFF;

  private static final long MAGIC = 0x544F574C494E451AL;
  private static final int CONTENT = 10;
  private static final int COMPRESSED = CONTENT + Integer.BYTES;
  private static final int RUNS = 29;
  private static final int HEADER_BYTES = 33;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  /** The most bytes that a replay can have. */
  public static final int MOST_BYTES = Math.toIntExact(size(Replay.MOST_TICKS, Replay.MOST_TICKS));

  private ReplayFormat() {}

  /** The bytes of {@code replay}. */
  public static byte[] write(Replay replay) {
    byte[] plain = writePlain(replay);
    int length = plain.length - CONTENT - CHECKSUM_BYTES;
    ReplayColumns.split(plain, HEADER_BYTES, replay.runs());
    byte[] content = ReplayCompression.deflate(plain, CONTENT, length);
    ByteBuffer out = ByteBuffer.allocate(COMPRESSED + content.length + CHECKSUM_BYTES);
    out.putLong(MAGIC).putShort((short) VERSION).putInt(length).put(content);
    out.putInt(checksum(out.array(), out.position()));
    return out.array();
  }

  /** The bytes of {@code replay} in format 2. */
  static byte[] writePlain(Replay replay) {
    ByteBuffer out = ByteBuffer.allocate(Math.toIntExact(size(replay.runs(), replay.ticks())));
    RunSetup setup = replay.setup();
    out.putLong(MAGIC).putShort((short) PLAIN).putShort((short) replay.behaviour());
    out.putLong(setup.seed());
    out.put((byte) setup.mode().ordinal()).put((byte) setup.aimMode());
    out.putShort((short) setup.firstWave());
    out.put((byte) setup.difficulty().ordinal());
    out.putInt(replay.ticks()).putInt(replay.runs());
    for (int run = 0; run < replay.runs(); run++) {
      out.putShort((short) replay.length(run)).putLong(replay.word(run));
    }
    for (int second = 1; second <= replay.seconds(); second++) {
      out.putLong(replay.hashAfter(second));
    }
    out.putLong(replay.finalHash());
    out.putInt(checksum(out.array(), out.position()));
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
      case VERSION -> readPlain(joined(inflated(bytes, in.getInt())));
      case ROWS -> readPlain(withChecksum(inflated(bytes, in.getInt())));
      case PLAIN -> readPlain(bytes);
      default ->
          throw new ReplayException(
              "byte 8: version %d of the format is unknown; only %d to %d can be read"
                  .formatted(version, PLAIN, VERSION));
    };
  }

  /** Format 2 of the same replay, of which the runs are columns. */
  private static byte[] joined(byte[] plain) throws ReplayException {
    int runs = ByteBuffer.wrap(plain).getInt(RUNS);
    int most = (plain.length - HEADER_BYTES - CHECKSUM_BYTES) / ReplayColumns.WIDTH;
    check(runs >= 0 && runs <= most, RUNS, "number of command runs", runs);
    ReplayColumns.join(plain, HEADER_BYTES, runs);
    return withChecksum(plain);
  }

  /** Format 2 of the same replay, still without a checksum. */
  private static byte[] inflated(byte[] bytes, int length) throws ReplayException {
    int most = MOST_BYTES - CONTENT - CHECKSUM_BYTES;
    check(length >= HEADER_BYTES - CONTENT && length <= most, CONTENT, "length", length);
    checkChecksum(bytes);
    byte[] plain = new byte[CONTENT + length + CHECKSUM_BYTES];
    int compressed = bytes.length - COMPRESSED - CHECKSUM_BYTES;
    ReplayCompression.inflate(bytes, COMPRESSED, compressed, plain, CONTENT, length);
    ByteBuffer.wrap(plain).putLong(MAGIC).putShort((short) PLAIN);
    return plain;
  }

  private static byte[] withChecksum(byte[] plain) {
    int body = plain.length - CHECKSUM_BYTES;
    ByteBuffer.wrap(plain).putInt(body, checksum(plain, body));
    return plain;
  }

  private static ReplayException cutOff(byte[] bytes, int least) {
    return new ReplayException(
        "it is cut off: it has %d bytes, and the shortest has %d".formatted(bytes.length, least));
  }

  private static Replay readPlain(byte[] bytes) throws ReplayException {
    if (bytes.length < HEADER_BYTES) {
      throw cutOff(bytes, HEADER_BYTES);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.position(CONTENT);
    return readBody(in, bytes);
  }

  private static Replay readBody(ByteBuffer in, byte[] bytes) throws ReplayException {
    final int behaviour = Short.toUnsignedInt(in.getShort());
    final long seed = in.getLong();
    final int mode = Byte.toUnsignedInt(in.get());
    final int aimMode = Byte.toUnsignedInt(in.get());
    final int firstWave = Short.toUnsignedInt(in.getShort());
    final int difficulty = Byte.toUnsignedInt(in.get());
    final int ticks = in.getInt();
    final int runs = in.getInt();
    check(ticks >= 0 && ticks <= Replay.MOST_TICKS, 25, "number of ticks", ticks);
    check(runs >= 0 && runs <= ticks, RUNS, "number of command runs", runs);
    checkSize(bytes, size(runs, ticks));
    check(mode < PlayMode.values().length, 20, "play mode", mode);
    check(aimMode <= CommandCodec.LAST_MODE, 21, "aim mode", aimMode);
    check(firstWave >= 1 && firstWave <= RunSetup.LAST_FIRST_WAVE, 22, "first wave", firstWave);
    check(difficulty < Difficulty.values().length, 24, "difficulty", difficulty);
    RunSetup setup =
        new RunSetup(
            seed, PlayMode.values()[mode], firstWave, aimMode, Difficulty.values()[difficulty]);
    long[] words = new long[runs];
    int[] lengths = new int[runs];
    readRuns(in, words, lengths, ticks);
    long[] hashes = new long[ticks / Replay.TICKS_A_HASH];
    in.asLongBuffer().get(hashes);
    in.position(in.position() + Long.BYTES * hashes.length);
    return new Replay(setup, behaviour, ticks, words, lengths, hashes, in.getLong());
  }

  private static void readRuns(ByteBuffer in, long[] words, int[] lengths, int ticks)
      throws ReplayException {
    long sum = 0;
    for (int run = 0; run < words.length; run++) {
      int at = in.position();
      lengths[run] = Short.toUnsignedInt(in.getShort());
      check(lengths[run] > 0, at, "length of a command run", 0);
      words[run] = in.getLong();
      check(CommandCodec.isWord(words[run]), at + Short.BYTES, "command", words[run]);
      sum += lengths[run];
    }
    check(
        sum == ticks, 25, "number of ticks, where the command runs add up to " + sum + ",", ticks);
  }

  private static void checkSize(byte[] bytes, long expected) throws ReplayException {
    if (bytes.length != expected) {
      throw new ReplayException(
          "it is damaged or cut off: it has %d bytes, but its header says %d"
              .formatted(bytes.length, expected));
    }
    checkChecksum(bytes);
  }

  private static void checkChecksum(byte[] bytes) throws ReplayException {
    int body = bytes.length - CHECKSUM_BYTES;
    int recorded = ByteBuffer.wrap(bytes).getInt(body);
    int actual = checksum(bytes, body);
    if (recorded != actual) {
      throw new ReplayException(
          "it is damaged: its checksum is %08x, but its content gives %08x"
              .formatted(recorded, actual));
    }
  }

  private static void check(boolean fits, int offset, String what, long value)
      throws ReplayException {
    if (!fits) {
      throw new ReplayException("byte " + offset + ": " + value + " is not a valid " + what);
    }
  }

  private static long size(long runs, long ticks) {
    long hashes = ticks / Replay.TICKS_A_HASH + 1;
    return HEADER_BYTES + ReplayColumns.WIDTH * runs + Long.BYTES * hashes + CHECKSUM_BYTES;
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }
}
