package towline.web.page;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int16Array;
import towline.data.ContentException;
import towline.sound.SoundClip;
import towline.sound.SoundOutput;

/**
 * Plays the mixer's stream on the page. Browsers mute a page until the first key or click; until
 * then nothing is mixed.
 */
final class PageSound implements SoundOutput {
  private static final int CHANNELS = 2;

  private final short[] block = new short[CHANNELS * BLOCK_FRAMES];
  private @Nullable Stream stream;
  private double first = Double.NaN;
  private boolean closed;

  @JSFunctor
  private interface Ready extends JSObject {
    void run();
  }

  @JSFunctor
  private interface Fill extends JSObject {
    void run(int frames);
  }

  private PageSound() {}

  /** Creates an output that loads its sounds after the first picture. */
  static SoundOutput open(Function<Decoder, Stream> loading) {
    PageSound sound = new PageSound();
    load(() -> sound.stream = loading.apply(PageSound::read), sound::fill);
    return sound;
  }

  private static SoundClip read(String file) {
    int channels = channels(file);
    if (channels == 0) {
      throw new ContentException(file + ": the sound is missing from the page.");
    }
    short[] left = channel(file, 0).copyToJavaArray();
    return channels == 1
        ? new SoundClip(left)
        : new SoundClip(left, channel(file, 1).copyToJavaArray());
  }

  /** Sends enough blocks for at least {@code frames} frames. */
  private void fill(int frames) {
    Stream playing = stream;
    if (playing == null || closed) {
      return;
    }
    if (Double.isNaN(first)) {
      first = now();
    }
    int blocks = (frames + BLOCK_FRAMES - 1) / BLOCK_FRAMES;
    short[] samples = new short[blocks * block.length];
    for (int i = 0; i < blocks; i++) {
      playing.next(block);
      System.arraycopy(block, 0, samples, i * block.length, block.length);
    }
    play(Int16Array.copyFromJavaArray(samples));
  }

  @Override
  public double firstMs() {
    return first;
  }

  @Override
  public int gaps() {
    return gapsSoFar();
  }

  @Override
  public void close() {
    closed = true;
  }

  @JSBody(
      params = {"ready", "fill"},
      script = "window.towline.openSound(ready, fill);")
  private static native void load(Ready ready, Fill fill);

  @JSBody(
      params = "file",
      script = "var clip = window.towline.sounds.get(file); return clip ? clip.length : 0;")
  private static native int channels(String file);

  @JSBody(
      params = {"file", "i"},
      script = "return window.towline.sounds.get(file)[i];")
  private static native Int16Array channel(String file, int i);

  @JSBody(params = "samples", script = "window.towline.play(samples);")
  private static native void play(Int16Array samples);

  @JSBody(script = "return window.towline.sound.gaps;")
  private static native int gapsSoFar();

  @JSBody(script = "return performance.now();")
  private static native double now();
}
