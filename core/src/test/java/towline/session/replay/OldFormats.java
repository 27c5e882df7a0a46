package towline.session.replay;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import towline.session.RunSetup;

/** Writes the formats that are only read any more. */
final class OldFormats {
  private static final int HEADER_BYTES = 33;
  private static final int WIDTH = 10;

  private OldFormats() {}

  /** The bytes of {@code replay} in format 2. */
  static byte[] two(Replay replay) {
    int size = HEADER_BYTES + WIDTH * replay.runs() + 8 * (replay.seconds() + 1) + 4;
    ByteBuffer out = ByteBuffer.allocate(size);
    RunSetup setup = replay.setup();
    out.putLong(0x544F574C494E451AL).putShort((short) 2).putShort((short) replay.behaviour());
    out.putLong(setup.seed());
    out.put((byte) setup.mode().ordinal()).put((byte) setup.aimMode());
    out.putShort((short) setup.firstWave());
    out.put((byte) setup.difficulty().ordinal());
    out.putInt(replay.ticks()).putInt(replay.runs());
    for (int run = 0; run < replay.runs(); run++) {
      out.putShort((short) replay.length(run));
      out.putLong(word(replay.controls(run), replay.orders(run)));
    }
    for (int second = 1; second <= replay.seconds(); second++) {
      out.putLong(replay.hashAfter(second));
    }
    out.putLong(replay.finalHash());
    return withChecksum(out.array());
  }

  /** The bytes of {@code replay} in format 4. */
  static byte[] four(Replay replay) {
    byte[] plain = two(replay);
    ReplayColumns.split(plain, HEADER_BYTES, replay.runs(), WIDTH);
    int length = plain.length - 14;
    byte[] content = ReplayCompression.deflate(plain, 10, length);
    ByteBuffer out = ByteBuffer.allocate(14 + content.length + 4);
    out.put(plain, 0, 8).putShort((short) 4).putInt(length).put(content);
    return withChecksum(out.array());
  }

  /** The one word that held both, as in {@link NarrowWord}. */
  static long word(long controls, long orders) {
    return bits(controls, 0, 43)
        | bits(controls, 43, 1) << 47
        | bits(orders, 0, 4) << 43
        | bits(orders, 8, 4) << 48
        | bits(orders, 16, 4) << 52
        | bits(orders, 24, 4) << 56
        | bits(orders, 32, 2) << 60
        | bits(orders, 40, 2) << 62;
  }

  private static long bits(long word, int from, int count) {
    return (word >>> from) & ((1L << count) - 1);
  }

  /** Puts the right checksum at the end of {@code bytes}. */
  static byte[] withChecksum(byte[] bytes) {
    CRC32C crc = new CRC32C();
    int body = bytes.length - 4;
    crc.update(bytes, 0, body);
    ByteBuffer.wrap(bytes).putInt(body, (int) crc.getValue());
    return bytes;
  }
}
