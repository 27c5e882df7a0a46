package towline.sound;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays the mixer's stream, block by block. */
public interface SoundOutput {
  /** Number of frames in a block. */
  int BLOCK_FRAMES = MixBlock.FRAMES;

  /**
   * A source of blocks of {@link #BLOCK_FRAMES} frames, with left and right samples alternating.
   */
  interface Stream {
    /** Fills {@code out} with the next block. */
    void next(short[] out);
  }

  /** Reads the sound in a file of the class path, exact to the sample. */
  @FunctionalInterface
  interface Decoder {
    /**
     * Returns the sound in {@code file}.
     *
     * @throws towline.content.ContentException if it is missing, or not readable as a sound
     */
    SoundClip read(String file);
  }

  /** Opens the machine's output. */
  @FunctionalInterface
  interface Opener {
    /**
     * Returns an output that plays the stream which {@code loading} makes once the files can be
     * read; null on a machine without sound.
     */
    @Nullable SoundOutput open(Function<Decoder, Stream> loading);
  }

  /**
   * Returns the time at which the first sound was played, ms after the start of the program; NaN
   * before.
   */
  double firstMs();

  /** Returns the number of times that the stream was late, which is heard as a gap. */
  int gaps();

  /** Returns true if the device has been lost since the last call; it may come back. */
  default boolean pollLost() {
    return false;
  }

  /** Stops and releases the output. */
  void close();
}
