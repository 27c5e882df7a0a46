package towline.sound;

import com.jcraft.jogg.Packet;
import com.jcraft.jogg.Page;
import com.jcraft.jogg.StreamState;
import com.jcraft.jogg.SyncState;
import com.jcraft.jorbis.Block;
import com.jcraft.jorbis.Comment;
import com.jcraft.jorbis.DspState;
import com.jcraft.jorbis.Info;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import towline.content.ContentException;

/** Reads a whole Ogg Vorbis file, exact to the sample, so that its end fits its beginning. */
final class OggDecoder {
  private static final int HEADERS = 3;
  private static final int CHUNK = 16_384;

  private final String file;
  private final InputStream in;
  private final SyncState sync = new SyncState();
  private final StreamState stream = new StreamState();
  private final Page page = new Page();
  private final Packet packet = new Packet();
  private final Info info = new Info();
  private final Comment comment = new Comment();
  private final DspState decoder = new DspState();
  private final Block block = new Block(decoder);
  private short[][] samples = new short[2][CHUNK];
  private int frames;
  private int packets;
  private long length;

  private OggDecoder(String file, InputStream in) {
    this.file = file;
    this.in = in;
  }

  /**
   * The sound in a file of the class path.
   *
   * @throws ContentException if it is missing, no Vorbis, or not of 44,100 samples a second
   */
  static SoundClip read(String file) {
    try (InputStream in = OggDecoder.class.getResourceAsStream("/" + file)) {
      if (in == null) {
        throw new ContentException(
            file + ": the file is missing from the game; build or download the game again.");
      }
      return new OggDecoder(file, in).clip();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private SoundClip clip() throws IOException {
    sync.init();
    info.init();
    comment.init();
    while (nextPage()) {
      takePage();
    }
    int wanted = (int) Math.min(length, Integer.MAX_VALUE);
    if (packets <= HEADERS || wanted == 0 || frames < wanted) {
      throw new ContentException(
          "%s: ends after %d of %d samples; build or download the game again."
              .formatted(file, frames, wanted));
    }
    short[] left = Arrays.copyOf(samples[0], wanted);
    return info.channels == 1
        ? new SoundClip(left)
        : new SoundClip(left, Arrays.copyOf(samples[1], wanted));
  }

  private boolean nextPage() throws IOException {
    int found = sync.pageout(page);
    while (found != 1) {
      int at = sync.buffer(CHUNK);
      int read = in.read(sync.data, at, CHUNK);
      if (read <= 0) {
        return false;
      }
      sync.wrote(read);
      found = sync.pageout(page);
    }
    return true;
  }

  private void takePage() {
    if (packets == 0) {
      stream.init(page.serialno());
    }
    stream.pagein(page);
    length = Math.max(length, page.granulepos());
    int found = stream.packetout(packet);
    while (found != 0) {
      if (found < 0) {
        throw new ContentException(file + ": is damaged; build or download the game again.");
      }
      takePacket();
      found = stream.packetout(packet);
    }
  }

  private void takePacket() {
    packets++;
    if (packets <= HEADERS) {
      takeHeader();
    } else if (block.synthesis(packet) == 0) {
      decoder.synthesis_blockin(block);
      takeSamples();
    }
  }

  private void takeHeader() {
    if (info.synthesis_headerin(comment, packet) < 0) {
      throw new ContentException(
          file + ": is not an Ogg Vorbis file; build or download the game again.");
    }
    if (packets == HEADERS) {
      if (info.rate != SoundClip.RATE || info.channels > 2) {
        throw new ContentException(
            "%s: has %d samples a second on %d channels; it must have %d on one or two channels."
                .formatted(file, info.rate, info.channels, SoundClip.RATE));
      }
      decoder.synthesis_init(info);
      block.init(decoder);
    }
  }

  private void takeSamples() {
    float[][][] pcm = new float[1][][];
    int[] starts = new int[info.channels];
    int count = decoder.synthesis_pcmout(pcm, starts);
    while (count > 0) {
      while (frames + count > samples[0].length) {
        samples[0] = Arrays.copyOf(samples[0], 2 * samples[0].length);
        samples[1] = Arrays.copyOf(samples[1], samples[0].length);
      }
      for (int channel = 0; channel < info.channels; channel++) {
        append(pcm[0][channel], starts[channel], count, samples[channel]);
      }
      frames += count;
      decoder.synthesis_read(count);
      count = decoder.synthesis_pcmout(pcm, starts);
    }
  }

  private void append(float[] from, int start, int count, short[] to) {
    for (int i = 0; i < count; i++) {
      float clipped = Math.max(-1, Math.min(1, from[start + i]));
      to[frames + i] = (short) Math.round(clipped * 32767);
    }
  }
}
