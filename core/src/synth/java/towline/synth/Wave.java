package towline.synth;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes 16-bit WAV files, the encoder's input. */
final class Wave {
  private static final int HEADER = 44;

  private Wave() {}

  static void write(Path file, double[]... channels) throws IOException {
    int frames = channels[0].length;
    int frameBytes = 2 * channels.length;
    ByteBuffer out = ByteBuffer.allocate(HEADER + frames * frameBytes);
    out.order(ByteOrder.LITTLE_ENDIAN);
    out.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(HEADER - 8 + frames * frameBytes);
    out.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(16);
    out.putShort((short) 1).putShort((short) channels.length);
    out.putInt(Render.RATE).putInt(Render.RATE * frameBytes);
    out.putShort((short) frameBytes).putShort((short) 16);
    out.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(frames * frameBytes);
    for (int i = 0; i < frames; i++) {
      for (double[] channel : channels) {
        out.putShort((short) Math.round(32767 * Math.max(-1, Math.min(1, channel[i]))));
      }
    }
    Files.write(file, out.array());
  }
}
