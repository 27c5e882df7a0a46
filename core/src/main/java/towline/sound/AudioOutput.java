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
   * The frames of a buffer of the device. Each is filled whole: of a shorter write it would queue
   * no more than that, and be no farther ahead.
   */
  static final int BUFFER_FRAMES = 2 * MixBlock.FRAMES;

  /** The buffers that the device queues. */
  static final int BUFFERS = 6;

  private static final int CHANNELS = 2;

  /** How long to wait at the end, ms, for the device to play what it has been given. */
  private static final long FAREWELL = 1_000;

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
   * A speaker that plays what {@code loading} gives, or null on a machine without a sound device.
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
      // A device starts with the first write and queues what is in it: silence, in all its buffers.
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
      thread.join(FAREWELL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    device.dispose();
  }
}
