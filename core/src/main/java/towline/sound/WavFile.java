package towline.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The WAV format, which every audio program reads. */
final class WavFile {
  private static final int HEADER = 44;
  private static final int FORMAT = 16;
  private static final short PCM = 1;
  private static final short CHANNELS = 2;
  private static final short BITS = 16;

  private WavFile() {}

  /** Returns a file of 16-bit little-endian samples: left, right, left, ... */
  static byte[] stereo(byte[] samples, int rate) {
    int frame = CHANNELS * BITS / 8;
    ByteBuffer file = ByteBuffer.allocate(HEADER + samples.length).order(ByteOrder.LITTLE_ENDIAN);
    file.put(ascii("RIFF")).putInt(HEADER - 8 + samples.length).put(ascii("WAVE"));
    file.put(ascii("fmt ")).putInt(FORMAT).putShort(PCM).putShort(CHANNELS);
    file.putInt(rate).putInt(rate * frame).putShort((short) frame).putShort(BITS);
    file.put(ascii("data")).putInt(samples.length).put(samples);
    return file.array();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
