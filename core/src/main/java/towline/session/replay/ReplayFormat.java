package towline.session.replay;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.zip.CRC32C;
import towline.content.Difficulty;
import towline.session.CommandCodec;
import towline.session.PlayMode;
import towline.session.RunSetup;

/**
 * Reads and writes the bytes of a replay, big-endian. Every length is capped and checked before
 * anything of that length is allocated. A replay contains no names of persons and no paths. Format
 * 5 is that of version 1.0.0, the first release, and still read; every later format must begin with
 * these ten bytes and end with this checksum. The deflated bytes may differ from one Java to the
 * next; only the inflated ones are defined.
 *
 * <pre>
 * format 6
 * offset size
 *      0    8  magic: "TOWLINE" and the byte 0x1A
 *      8    2  version of the format, 6
 *     10    4  length of the content, N: bytes 10 to 10 + N of the table below
 *     14       the content, its runs as {@link ReplayColumns}, deflated
 *           4  CRC-32C of all before
 *
 * content of format 6
 * offset size
 *     10    2  version of the behaviour
 *     12    8  seed
 *     20    1  mode of play, by ordinal
 *     21    1  aim mode, by index
 *     22    2  first wave
 *     24    1  difficulty, by ordinal
 *     25    4  ticks
 *     29    4  number of command runs of equal commands, R
 *     33    4  number of ticks in which a target is named or released, N
 *     37  18R  runs: length in ticks (2), controls (8) and orders (8) as in {@link CommandCodec}
 *          8N  these ticks, ascending: number of ticks before it (4), id of the target or 0 (4)
 *        8S+8  hashes of the S = ticks / 60 whole seconds, and of the end
 * </pre>
 *
 * <p>In format 5 no target is named, and the bytes from 33 on are not read: 1.0.0 kept steps of
 * mastery there, later versions wrote 0.
 */
public final class ReplayFormat {
  /** Version of the format that is written. */
  public static final int VERSION = 6;

  /** Oldest version of the format that is read. */
  public static final int OLDEST_VERSION = 5;

  /** Greatest number of ticks in a run of equal commands. */
  static final int LONGEST_RUN = 0xFFFF;

  private static final long MAGIC = 0x544F574C494E451AL;
  private static final int CONTENT_OFFSET = 10;
  private static final int COMPRESSED_OFFSET = CONTENT_OFFSET + Integer.BYTES;
  private static final int TICKS_OFFSET = 25;
  private static final int RUNS_OFFSET = 29;
  private static final int NAMINGS_OFFSET = 33;

  /** Offset of the command runs. */
  private static final int HEADER_BYTES = 37;

  private static final int RUN_BYTES = Short.BYTES + 2 * Long.BYTES;
  private static final int NAMING_BYTES = 2 * Integer.BYTES;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  /** Greatest size of a replay, in bytes. */
  public static final int MOST_BYTES =
      Math.toIntExact(size(Replay.MAX_TICKS, Replay.MAX_TICKS, Replay.MAX_TICKS));

  private ReplayFormat() {}

  /**
   * Returns the size of {@code runs} command runs, {@code namings} named or released targets and
   * the hashes of {@code ticks} ticks, with everything before and after, in bytes.
   */
  private static long size(long runs, long namings, long ticks) {
    long hashes = ticks / Replay.TICKS_PER_HASH + 1;
    return HEADER_BYTES
        + RUN_BYTES * runs
        + NAMING_BYTES * namings
        + Long.BYTES * hashes
        + CHECKSUM_BYTES;
  }

  /** Returns the bytes of {@code replay}. */
  public static byte[] write(Replay replay) {
    byte[] plain = plain(replay);
    int length = plain.length - CONTENT_OFFSET - CHECKSUM_BYTES;
    ReplayColumns.split(plain, HEADER_BYTES, replay.runs(), RUN_BYTES);
    byte[] content = ReplayCompression.deflate(plain, CONTENT_OFFSET, length);
    ByteBuffer out = ByteBuffer.allocate(COMPRESSED_OFFSET + content.length + CHECKSUM_BYTES);
    out.putLong(MAGIC).putShort((short) VERSION).putInt(length).put(content);
    out.putInt(checksum(out.array(), out.position()));
    return out.array();
  }

  /** Returns the content at the offsets of the table, between bytes left free. */
  private static byte[] plain(Replay replay) {
    Namings namings = replay.namings();
    long size = size(replay.runs(), namings.size(), replay.ticks());
    ByteBuffer out = ByteBuffer.allocate(Math.toIntExact(size));
    RunSetup setup = replay.setup();
    out.position(CONTENT_OFFSET);
    out.putShort((short) replay.behaviour()).putLong(setup.seed());
    out.put((byte) setup.mode().ordinal()).put((byte) setup.aimMode());
    out.putShort((short) setup.firstWave());
    out.put((byte) setup.difficulty().ordinal());
    out.putInt(replay.ticks()).putInt(replay.runs()).putInt(namings.size());
    for (int run = 0; run < replay.runs(); run++) {
      out.putShort((short) replay.length(run));
      out.putLong(replay.controls(run)).putLong(replay.orders(run));
    }
    for (int i = 0; i < namings.size(); i++) {
      out.putInt(namings.tick(i)).putInt(namings.id(i));
    }
    for (int second = 1; second <= replay.seconds(); second++) {
      out.putLong(replay.hashAfter(second));
    }
    out.putLong(replay.finalHash());
    return out.array();
  }

  /**
   * Returns the replay in {@code bytes}.
   *
   * @throws ReplayException if they are no replay, a damaged one, or one of another version of the
   *     format
   */
  public static Replay read(byte[] bytes) throws ReplayException {
    if (bytes.length > MOST_BYTES) {
      throw new ReplayException("it is too large for a replay (at most " + MOST_BYTES + " bytes)");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    if (bytes.length < Long.BYTES || in.getLong() != MAGIC) {
      throw new ReplayException("it is not a Towline replay: it does not start like one");
    }
    if (bytes.length < COMPRESSED_OFFSET + CHECKSUM_BYTES) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is cut off: it has %d bytes, and the shortest has %d",
              bytes.length,
              COMPRESSED_OFFSET + CHECKSUM_BYTES));
    }
    checkChecksum(bytes);
    int version = Short.toUnsignedInt(in.getShort());
    checkVersion(version);
    byte[] plain = inflated(bytes, in.getInt());
    int runs = ByteBuffer.wrap(plain).getInt(RUNS_OFFSET);
    int most = (plain.length - HEADER_BYTES - CHECKSUM_BYTES) / RUN_BYTES;
    check(runs >= 0 && runs <= most, RUNS_OFFSET, "number of command runs", runs);
    ReplayColumns.join(plain, HEADER_BYTES, runs, RUN_BYTES);
    return readPlain(plain, version);
  }

  private static void checkVersion(int version) throws ReplayException {
    if (version > VERSION) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is in format %d of a later version of Towline; this one reads formats %d to %d",
              version,
              OLDEST_VERSION,
              VERSION));
    }
    if (version < OLDEST_VERSION) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is in format %d, which versions before 1.0.0 wrote; this one reads formats %d to"
                  + " %d",
              version,
              OLDEST_VERSION,
              VERSION));
    }
  }

  /** Returns the inflated content at the offsets of the table, between meaningless bytes. */
  private static byte[] inflated(byte[] bytes, int length) throws ReplayException {
    int most = MOST_BYTES - CONTENT_OFFSET - CHECKSUM_BYTES;
    check(
        length >= HEADER_BYTES - CONTENT_OFFSET && length <= most,
        CONTENT_OFFSET,
        "length",
        length);
    byte[] plain = new byte[CONTENT_OFFSET + length + CHECKSUM_BYTES];
    int compressed = bytes.length - COMPRESSED_OFFSET - CHECKSUM_BYTES;
    ReplayCompression.inflate(bytes, COMPRESSED_OFFSET, compressed, plain, CONTENT_OFFSET, length);
    return plain;
  }

  private static Replay readPlain(byte[] bytes, int version) throws ReplayException {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.position(CONTENT_OFFSET);
    final int behaviour = Short.toUnsignedInt(in.getShort());
    final long seed = in.getLong();
    final int mode = Byte.toUnsignedInt(in.get());
    final int aimMode = Byte.toUnsignedInt(in.get());
    final int firstWave = Short.toUnsignedInt(in.getShort());
    final int difficulty = Byte.toUnsignedInt(in.get());
    final int ticks = in.getInt();
    final int runs = in.getInt();
    final int reserved = in.getInt();
    final int namings = version > OLDEST_VERSION ? reserved : 0;
    check(ticks >= 0 && ticks <= Replay.MAX_TICKS, TICKS_OFFSET, "number of ticks", ticks);
    check(runs >= 0 && runs <= ticks, RUNS_OFFSET, "number of command runs", runs);
    check(namings >= 0 && namings <= ticks, NAMINGS_OFFSET, "number of named targets", namings);
    checkSize(bytes, size(runs, namings, ticks));
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
    readRuns(in, controls, orders, lengths, ticks);
    Namings named = readNamings(in, namings, ticks);
    long[] hashes = new long[ticks / Replay.TICKS_PER_HASH];
    in.asLongBuffer().get(hashes);
    in.position(in.position() + Long.BYTES * hashes.length);
    return new Replay(
        setup, behaviour, ticks, controls, orders, lengths, named, hashes, in.getLong());
  }

  private static void readRuns(
      ByteBuffer in, long[] controls, long[] orders, int[] lengths, int ticks)
      throws ReplayException {
    long sum = 0;
    for (int run = 0; run < lengths.length; run++) {
      int runOffset = in.position();
      lengths[run] = Short.toUnsignedInt(in.getShort());
      check(lengths[run] > 0, runOffset, "length of a command run", 0);
      controls[run] = in.getLong();
      orders[run] = in.getLong();
      check(
          CommandCodec.isControls(controls[run]),
          runOffset + Short.BYTES,
          "command",
          controls[run]);
      check(
          CommandCodec.isOrders(orders[run]),
          runOffset + Short.BYTES + Long.BYTES,
          "word of orders",
          orders[run]);
      sum += lengths[run];
    }
    check(
        sum == ticks,
        TICKS_OFFSET,
        "number of ticks, where the command runs add up to " + sum + ",",
        ticks);
  }

  private static Namings readNamings(ByteBuffer in, int count, int ticks) throws ReplayException {
    Namings namings = new Namings();
    int previous = -1;
    for (int i = 0; i < count; i++) {
      int offset = in.position();
      int tick = in.getInt();
      int id = in.getInt();
      check(tick > previous && tick < ticks, offset, "tick of a named target", tick);
      check(id >= 0, offset + Integer.BYTES, "id of a named target", id);
      namings.add(tick, id);
      previous = tick;
    }
    return namings.copy();
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
