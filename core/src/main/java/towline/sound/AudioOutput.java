package towline.sound;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.lang.management.ManagementFactory;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Plays the mixer's stream on the sound device, in a thread of its own. */
public final class AudioOutput implements SoundOutput {
  /**
   * Number of frames in a buffer of the device. Each buffer is filled completely, because a device
   * would queue a shorter write in a buffer of its own and so be less far ahead.
   */
  static final int BUFFER_FRAMES = 2 * MixBlock.FRAMES;

  /** Number of buffers that the device queues. */
  static final int BUFFERS = 6;

  private static final int CHANNELS = 2;

  /** Maximum time to wait at the end, ms, for the device to play what it has been given. */
  private static final long CLOSE_TIMEOUT_MS = 1_000;

  private final AudioDevice device;
  private final Thread thread;
  private final SoundMeter meter;
  private volatile boolean open = true;

  private AudioOutput(AudioDevice device, Function<Decoder, Stream> loading) {
    this.device = device;
    meter = new SoundMeter((double) device.getLatency() / SoundClip.RATE);
    thread = new Thread(() -> run(loading), "towline-sound");
    thread.setDaemon(true);
  }

  /**
   * Opens an output that plays the stream made by {@code loading}; null on a machine without a
   * sound device.
   */
  public static @Nullable AudioOutput open(Function<Decoder, Stream> loading) {
    AudioDevice device;
    try {
      device = Gdx.audio.newAudioDevice(SoundClip.RATE, false);
    } catch (GdxRuntimeException e) {
      System.err.println("towline: no sound: " + e.getMessage());
      return null;
    }
    if (device.getLatency() <= 0) {
      // The stand-in for a missing device takes samples in no time.
      device.dispose();
      return null;
    }
    AudioOutput audioOutput = new AudioOutput(device, loading);
    audioOutput.thread.start();
    return audioOutput;
  }

  private void run(Function<Decoder, Stream> loading) {
    short[] block = new short[CHANNELS * MixBlock.FRAMES];
    short[] buffer = new short[CHANNELS * BUFFER_FRAMES];
    try {
      Stream stream = loading.apply(OggDecoder::read);
      // A device starts with the first write and queues it: silence, in all its buffers.
      write(new short[CHANNELS * device.getLatency()]);
      while (open) {
        for (int at = 0; at < buffer.length; at += block.length) {
          stream.next(block);
          System.arraycopy(block, 0, buffer, at, block.length);
        }
        write(buffer);
      }
    } catch (RuntimeException e) {
      System.err.println("towline: sound lost: " + e.getMessage());
    }
  }

  private void write(short[] samples) {
    long before = System.nanoTime();
    device.writeSamples(samples, 0, samples.length);
    long after = System.nanoTime();
    long started = ManagementFactory.getRuntimeMXBean().getStartTime();
    double seconds = (double) samples.length / CHANNELS / SoundClip.RATE;
    meter.wrote(seconds, before, after, System.currentTimeMillis() - (double) started);
  }

  @Override
  public double firstMs() {
    return meter.firstMs();
  }

  @Override
  public int gaps() {
    return meter.gaps();
  }

  @Override
  public void close() {
    open = false;
    try {
      thread.join(CLOSE_TIMEOUT_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    device.dispose();
  }
}
