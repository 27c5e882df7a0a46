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
 * format 7
 * offset size
 *      0    8  magic: "TOWLINE" and the byte 0x1A
 *      8    2  version of the format, 7
 *     10    4  length of the content, N: bytes 10 to 10 + N of the table below
 *     14       the content, deflated
 *           4  CRC-32C of all before
 *
 * content of format 7
 * offset size
 *     10    2  version of the behaviour
 *     12    8  seed
 *     20    1  mode of play, by ordinal
 *     21    1  aim mode, by index
 *     22    2  first wave
 *     24    1  difficulty, by ordinal
 *     25    4  ticks
 *     29    4  number of seconds with a hash, S: ticks / 60, or 0 in a challenge
 *     33    4  number of ticks in which a target is named or released, N
 *     37       the commands, as {@link ReplayColumns}
 *          8N  these ticks, ascending: number of ticks before it (4), id of the target or 0 (4)
 *        8S+8  hashes of the S whole seconds, and of the end
 * </pre>
 *
 * <p>Formats 5 and 6 have all seconds, at 29 the number R of runs of equal commands, and at 37
 * {@link ReplayRows}, each with a length in ticks (2), controls (8) and orders (8) as in {@link
 * towline.session.CommandCodec}. In format 5 no target is named, and the bytes from 33 on are not
 * read: 1.0.0 kept steps of mastery there, later versions wrote 0.
 */
public final class ReplayFormat {
  /** Version of the format that is written. */
  public static final int VERSION = 7;

  /** Oldest version of the format that is read. */
  public static final int OLDEST_VERSION = 5;

  /** Last version of the format with {@link ReplayRows}. */
  private static final int LAST_VERSION_WITH_ROWS = 6;

  private static final long MAGIC = 0x544F574C494E451AL;
  private static final int CONTENT_OFFSET = 10;
  private static final int COMPRESSED_OFFSET = CONTENT_OFFSET + Integer.BYTES;
  private static final int TICKS_OFFSET = 25;
  private static final int COUNT_OFFSET = 29;
  private static final int NAMINGS_OFFSET = 33;

  /** Offset of the commands. */
  private static final int HEADER_BYTES = 37;

  private static final int NAMING_BYTES = 2 * Integer.BYTES;
  private static final int CHECKSUM_BYTES = Integer.BYTES;

  /** Greatest size of a replay, in bytes. */
  public static final int MOST_BYTES = mostBytes(Replay.MAX_TICKS);

  private ReplayFormat() {}

  /** Returns the greatest size of a replay of {@code ticks} ticks, in bytes. */
  private static int mostBytes(int ticks) {
    int perTick = Math.max(ReplayColumns.MOST_BYTES_PER_TICK, ReplayRows.BYTES) + NAMING_BYTES;
    int hashes = ticks / Replay.TICKS_PER_HASH + 1;
    return HEADER_BYTES
        + ReplayColumns.COUNT_BYTES
        + perTick * ticks
        + Long.BYTES * hashes
        + CHECKSUM_BYTES;
  }

  /** Returns the bytes of {@code replay}. */
  public static byte[] write(Replay replay) {
    byte[] plain = plain(replay);
    byte[] content = ReplayCompression.deflate(plain, 0, plain.length);
    ByteBuffer out = ByteBuffer.allocate(COMPRESSED_OFFSET + content.length + CHECKSUM_BYTES);
    out.putLong(MAGIC).putShort((short) VERSION).putInt(plain.length).put(content);
    out.putInt(checksum(out.array(), out.position()));
    return out.array();
  }

  /** Returns the content. */
  private static byte[] plain(Replay replay) {
    Namings namings = replay.namings();
    byte[] columns = ReplayColumns.write(replay.runs());
    int seconds = replay.hasSeconds() ? replay.seconds() : 0;
    ByteBuffer out =
        ByteBuffer.allocate(
            HEADER_BYTES
                - CONTENT_OFFSET
                + columns.length
                + NAMING_BYTES * namings.size()
                + Long.BYTES * (seconds + 1));
    RunSetup setup = replay.setup();
    out.putShort((short) replay.behaviour()).putLong(setup.seed());
    out.put((byte) setup.mode().ordinal()).put((byte) setup.aimMode());
    out.putShort((short) setup.firstWave());
    out.put((byte) setup.difficulty().ordinal());
    out.putInt(replay.ticks()).putInt(seconds).putInt(namings.size());
    out.put(columns);
    for (int i = 0; i < namings.size(); i++) {
      out.putInt(namings.tick(i)).putInt(namings.id(i));
    }
    for (int second = 1; second <= seconds; second++) {
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
    return read(bytes, Replay.MAX_TICKS);
  }

  /**
   * Returns the replay in {@code bytes}, of at most {@code mostTicks} ticks.
   *
   * @throws ReplayException if they are no such replay, a damaged one, or one of another version of
   *     the format
   */
  static Replay read(byte[] bytes, int mostTicks) throws ReplayException {
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
    return readPlain(inflated(bytes, in.getInt(), mostTicks), version, mostTicks);
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

  /** Returns the inflated content at the offsets of the table, after meaningless bytes. */
  private static byte[] inflated(byte[] bytes, int length, int mostTicks) throws ReplayException {
    int most = mostBytes(mostTicks) - CONTENT_OFFSET - CHECKSUM_BYTES;
    ReplayException.check(
        length >= HEADER_BYTES - CONTENT_OFFSET && length <= most,
        CONTENT_OFFSET,
        "length",
        length);
    byte[] plain = new byte[CONTENT_OFFSET + length];
    int compressed = bytes.length - COMPRESSED_OFFSET - CHECKSUM_BYTES;
    ReplayCompression.inflate(bytes, COMPRESSED_OFFSET, compressed, plain, CONTENT_OFFSET, length);
    return plain;
  }

  private static Replay readPlain(byte[] bytes, int version, int mostTicks) throws ReplayException {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    in.position(CONTENT_OFFSET);
    final int behaviour = Short.toUnsignedInt(in.getShort());
    final RunSetup setup = readSetup(in);
    final int ticks = in.getInt();
    final int count = in.getInt();
    final int reserved = in.getInt();
    final int namings = version > OLDEST_VERSION ? reserved : 0;
    ReplayException.check(
        ticks >= 0 && ticks <= Replay.MAX_TICKS, TICKS_OFFSET, "number of ticks", ticks);
    if (ticks > mostTicks) {
      throw new ReplayException("it is too long: at most " + mostTicks + " ticks");
    }
    ReplayException.check(
        namings >= 0 && namings <= ticks, NAMINGS_OFFSET, "number of named targets", namings);
    int seconds = ticks / Replay.TICKS_PER_HASH;
    CommandRuns runs;
    if (version > LAST_VERSION_WITH_ROWS) {
      ReplayException.check(
          count == 0 || count == seconds, COUNT_OFFSET, "number of seconds", count);
      seconds = count;
      runs = ReplayColumns.read(in, ticks);
    } else {
      ReplayException.check(
          count >= 0 && count <= ticks, COUNT_OFFSET, "number of command runs", count);
      runs = ReplayRows.read(in, count, ticks);
    }
    checkEnd(in, (long) NAMING_BYTES * namings + Long.BYTES * (seconds + 1L));
    Namings named = readNamings(in, namings, ticks);
    long[] hashes = new long[seconds];
    in.asLongBuffer().get(hashes);
    in.position(in.position() + Long.BYTES * hashes.length);
    return new Replay(setup, behaviour, ticks, runs.copy(), named, hashes, in.getLong());
  }

  private static RunSetup readSetup(ByteBuffer in) throws ReplayException {
    long seed = in.getLong();
    int mode = Byte.toUnsignedInt(in.get());
    int aimMode = Byte.toUnsignedInt(in.get());
    int firstWave = Short.toUnsignedInt(in.getShort());
    int difficulty = Byte.toUnsignedInt(in.get());
    ReplayException.check(mode < PlayMode.values().length, 20, "play mode", mode);
    ReplayException.check(aimMode <= CommandCodec.LAST_CHOICE, 21, "aim mode", aimMode);
    ReplayException.check(
        firstWave >= 1 && firstWave <= RunSetup.LAST_FIRST_WAVE, 22, "first wave", firstWave);
    ReplayException.check(difficulty < Difficulty.values().length, 24, "difficulty", difficulty);
    return new RunSetup(
        seed, PlayMode.values()[mode], firstWave, aimMode, Difficulty.values()[difficulty]);
  }

  private static Namings readNamings(ByteBuffer in, int count, int ticks) throws ReplayException {
    Namings namings = new Namings();
    int previous = -1;
    for (int i = 0; i < count; i++) {
      int offset = in.position();
      int tick = in.getInt();
      int id = in.getInt();
      ReplayException.check(
          tick > previous && tick < ticks, offset, "tick of a named target", tick);
      ReplayException.check(id >= 0, offset + Integer.BYTES, "id of a named target", id);
      namings.add(tick, id);
      previous = tick;
    }
    return namings.copy();
  }

  /** Checks that exactly {@code expected} bytes are left in {@code in}. */
  private static void checkEnd(ByteBuffer in, long expected) throws ReplayException {
    if (in.remaining() != expected) {
      throw new ReplayException(
          String.format(
              Locale.ROOT,
              "it is damaged or cut off: after its commands it has %d bytes in place of %d",
              in.remaining(),
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

  /** Returns the CRC-32C of the first {@code length} bytes. */
  static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }
}
