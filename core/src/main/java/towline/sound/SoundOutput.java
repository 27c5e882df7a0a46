package towline.sound;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays the mixer's stream, block by block. */
public interface SoundOutput {
  /** The frames of a block. */
  int BLOCK_FRAMES = MixBlock.FRAMES;

  /** A source of blocks of {@link #BLOCK_FRAMES} frames, left and right by turns. */
  interface Stream {
    /** Fills {@code out} with the next block. */
    void next(short[] out);
  }

  /** Reads the sound in a file of the class path, exact to the sample. */
  @FunctionalInterface
  interface Decoder {
    /**
     * The sound in {@code file}.
     *
     * @throws towline.content.ContentException if it is missing, or no such sound
     */
    SoundClip read(String file);
  }

  /** Opens the machine's output. */
  @FunctionalInterface
  interface Opener {
    /**
     * An output that plays the stream that {@code loading} makes of the sound files, when it can
     * read them, or null on a machine without sound.
     */
    @Nullable SoundOutput open(Function<Decoder, Stream> loading);
  }

  /** When the first sound was played, ms after the start of the program; NaN before. */
  double firstMs();

  /** How often the stream came too late, which is heard as a gap. */
  int gaps();

  /** Stops and releases what it plays on. */
  void close();
}
