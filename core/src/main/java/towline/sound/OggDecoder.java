package towline.sound;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.Locale;
import org.lwjgl.stb.STBVorbis;
import org.lwjgl.stb.STBVorbisInfo;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;
import towline.data.ContentException;

/** Reads a whole Ogg Vorbis file, exact to the sample, so that loops have no gap. */
final class OggDecoder {
  private OggDecoder() {}

  /**
   * Returns the sound in a file of the class path.
   *
   * @throws ContentException if it is missing, no Vorbis, or not of 44,100 samples a second
   */
  static SoundClip read(String file) {
    byte[] bytes;
    try (InputStream in = OggDecoder.class.getResourceAsStream("/" + file)) {
      if (in == null) {
        throw new ContentException(
            file + ": the file is missing from the game; build or download the game again.");
      }
      bytes = in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
    ByteBuffer memory = MemoryUtil.memAlloc(bytes.length).put(bytes).flip();
    try {
      return decode(file, memory);
    } finally {
      MemoryUtil.memFree(memory);
    }
  }

  private static SoundClip decode(String file, ByteBuffer memory) {
    int[] error = new int[1];
    long decoder = STBVorbis.stb_vorbis_open_memory(memory, error, null);
    if (decoder == MemoryUtil.NULL) {
      throw new ContentException(
          String.format(
              Locale.ROOT,
              "%s: is not an Ogg Vorbis file, or damaged (%d); build or download the game again.",
              file,
              error[0]));
    }
    try {
      return clip(file, decoder);
    } finally {
      STBVorbis.stb_vorbis_close(decoder);
    }
  }

  private static SoundClip clip(String file, long decoder) {
    int channels;
    try (MemoryStack stack = MemoryStack.stackPush()) {
      STBVorbisInfo info = STBVorbis.stb_vorbis_get_info(decoder, STBVorbisInfo.malloc(stack));
      channels = info.channels();
      if (info.sample_rate() != SoundClip.RATE || channels > 2) {
        throw new ContentException(
            String.format(
                Locale.ROOT,
                "%s: has %d samples a second on %d channels; it must have %d on one or two"
                    + " channels.",
                file,
                info.sample_rate(),
                channels,
                SoundClip.RATE));
      }
    }
    int wanted = STBVorbis.stb_vorbis_stream_length_in_samples(decoder);
    ShortBuffer samples = MemoryUtil.memAllocShort(Math.max(1, wanted) * channels);
    try {
      int frames = STBVorbis.stb_vorbis_get_samples_short_interleaved(decoder, channels, samples);
      if (wanted == 0 || frames < wanted) {
        throw new ContentException(
            String.format(
                Locale.ROOT,
                "%s: ends after %d of %d samples; build or download the game again.",
                file,
                frames,
                wanted));
      }
      return channels == 1
          ? new SoundClip(channel(samples, 0, 1, wanted))
          : new SoundClip(channel(samples, 0, 2, wanted), channel(samples, 1, 2, wanted));
    } finally {
      MemoryUtil.memFree(samples);
    }
  }

  private static short[] channel(ShortBuffer samples, int first, int step, int frames) {
    short[] channel = new short[frames];
    for (int i = 0; i < frames; i++) {
      channel[i] = samples.get(first + i * step);
    }
    return channel;
  }
}
