package towline.sound;

import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * Plays the mixer's stream on a sound device, in a thread of its own. That thread also opens the
 * device, because a sound server that hangs would hold up the window, and opens it again when it is
 * gone.
 */
public final class AudioOutput implements SoundOutput {
  /** Time between two attempts to open a device that is gone, ms. */
  static final long RETRY_MS = 2_000;

  private static final int CHANNELS = 2;

  /** Maximum time to wait at the end, ms, for the device to be released. */
  private static final long CLOSE_TIMEOUT_MS = 1_000;

  private static final double QUEUE_SECONDS =
      (double) StreamDevice.BUFFERS * StreamDevice.BUFFER_FRAMES / StreamDevice.RATE;

  private final StreamDevice.Opener devices;
  private final Pause pause;
  private final Thread thread;
  private final SoundMeter meter = new SoundMeter(QUEUE_SECONDS);
  private final AtomicBoolean lost = new AtomicBoolean();
  private volatile boolean open = true;

  /** A wait that a test replaces. */
  @FunctionalInterface
  interface Pause {
    void last(long milliseconds) throws InterruptedException;
  }

  private AudioOutput(StreamDevice.Opener devices, Pause pause, Function<Decoder, Stream> loading) {
    this.devices = devices;
    this.pause = pause;
    thread = new Thread(() -> run(loading), "towline-sound");
    thread.setDaemon(true);
  }

  /** Returns an opener of outputs that play on {@code devices}. */
  public static SoundOutput.Opener on(StreamDevice.Opener devices) {
    return on(devices, Thread::sleep);
  }

  static SoundOutput.Opener on(StreamDevice.Opener devices, Pause pause) {
    return loading -> {
      AudioOutput output = new AudioOutput(devices, pause, loading);
      output.thread.start();
      return output;
    };
  }

  private void run(Function<Decoder, Stream> loading) {
    try {
      StreamDevice device = devices.open();
      Stream stream = load(device, loading);
      while (play(device, stream)) {
        device = reopen();
      }
    } catch (SoundDeviceException e) {
      System.err.println("towline: no sound: " + e.getMessage());
    } catch (InterruptedException e) {
      // The output has been closed.
    } catch (RuntimeException e) {
      System.err.println("towline: sound lost: " + e.getMessage());
    }
  }

  private static Stream load(StreamDevice device, Function<Decoder, Stream> loading) {
    try {
      return loading.apply(OggDecoder::read);
    } catch (RuntimeException e) {
      device.close();
      throw e;
    }
  }

  /**
   * Plays {@code stream} and closes the device; returns true if it is gone, false if the output was
   * closed.
   */
  private boolean play(StreamDevice device, Stream stream) throws InterruptedException {
    short[] block = new short[CHANNELS * MixBlock.FRAMES];
    short[] buffer = new short[CHANNELS * StreamDevice.BUFFER_FRAMES];
    try {
      // A device starts with the first write: silence, in all its buffers, puts it far ahead.
      for (int i = 0; open && i < StreamDevice.BUFFERS; i++) {
        write(device, buffer);
      }
      while (open) {
        for (int at = 0; at < buffer.length; at += block.length) {
          stream.next(block);
          System.arraycopy(block, 0, buffer, at, block.length);
        }
        write(device, buffer);
      }
      return false;
    } catch (SoundDeviceException e) {
      lost.set(true);
      System.err.println(
          "towline: sound lost: " + e.getMessage() + "; it comes back with the device");
      return true;
    } finally {
      device.close();
    }
  }

  private StreamDevice reopen() throws InterruptedException {
    while (true) {
      pause.last(RETRY_MS);
      try {
        return devices.open();
      } catch (SoundDeviceException e) {
        // It is still missing.
      }
    }
  }

  private void write(StreamDevice device, short[] samples)
      throws SoundDeviceException, InterruptedException {
    long before = System.nanoTime();
    device.write(samples);
    long after = System.nanoTime();
    long started = ManagementFactory.getRuntimeMXBean().getStartTime();
    double seconds = (double) StreamDevice.BUFFER_FRAMES / StreamDevice.RATE;
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
  public boolean pollLost() {
    return lost.getAndSet(false);
  }

  /** Stops the thread; a device that hangs is left to the end of the process. */
  @Override
  public void close() {
    open = false;
    thread.interrupt();
    try {
      thread.join(CLOSE_TIMEOUT_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
