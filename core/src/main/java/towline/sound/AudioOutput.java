package towline.sound;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.audio.AudioDevice;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays the mixer's stream on the sound device, in a thread of its own. */
final class AudioOutput {
  /** How long to wait at the end, ms, for the device to play what it has been given. */
  private static final long FAREWELL = 1_000;

  private final AudioDevice device;
  private final Thread thread;
  private final SoundMeter meter;
  private volatile boolean open = true;

  private AudioOutput(AudioDevice device, Supplier<Stream> loading) {
    this.device = device;
    meter = new SoundMeter((double) device.getLatency() / SoundClip.RATE);
    thread = new Thread(() -> run(loading), "towline-sound");
    thread.setDaemon(true);
  }

  /** A source of blocks. */
  interface Stream {
    void next(short[] out);
  }

  /**
   * A speaker that plays what {@code loading} gives, or null on a machine without a sound device.
   */
  static @Nullable AudioOutput open(Supplier<Stream> loading) {
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

  private void run(Supplier<Stream> loading) {
    short[] block = new short[2 * MixBlock.FRAMES];
    long started = ManagementFactory.getRuntimeMXBean().getStartTime();
    try {
      Stream stream = loading.get();
      while (open) {
        stream.next(block);
        device.writeSamples(block, 0, block.length);
        meter.wrote(System.nanoTime(), System.currentTimeMillis() - (double) started);
      }
    } catch (RuntimeException e) {
      System.err.println("towline: sound lost: " + e.getMessage());
    }
  }

  /** What was measured. */
  SoundMeter meter() {
    return meter;
  }

  /** Stops and releases the device. */
  void close() {
    open = false;
    try {
      thread.join(FAREWELL);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    device.dispose();
  }
}
