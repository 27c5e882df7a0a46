package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class SoundMeterTest {
  private static final int FRAME_NANOS = 1_000_000_000 / SoundClip.RATE;

  /**
   * A device with a queue of buffers that plays frame by frame, and a writer that refills it but is
   * sometimes stalled; it counts the gaps that a listener would hear.
   */
  private static final class Device {
    private final int buffers;
    private final int bufferFrames;
    private final SoundMeter meter;
    private long clock;
    private boolean stopped;
    private int queued;
    private boolean dry;
    private int heard;

    Device(int buffers, int bufferFrames) {
      this.buffers = buffers;
      this.bufferFrames = bufferFrames;
      meter = new SoundMeter((double) buffers * bufferFrames / SoundClip.RATE);
      write(buffers * bufferFrames, 0);
    }

    private void write(int frames, long since) {
      queued += frames;
      dry = false;
      double seconds = (double) frames / SoundClip.RATE;
      meter.wrote(seconds, since * FRAME_NANOS, clock * FRAME_NANOS, 800);
    }

    /** Writes one buffer, and waits for room. */
    void write() {
      long since = clock;
      while (queued > (buffers - 1) * bufferFrames) {
        play(1);
      }
      write(bufferFrames, since);
    }

    void play(int frames) {
      for (int i = 0; i < frames; i++) {
        clock++;
        if (stopped) {
          continue;
        }
        if (queued > 0) {
          queued--;
        } else if (!dry) {
          dry = true;
          heard++;
        }
      }
    }

    void refill() {
      while (queued <= (buffers - 1) * bufferFrames) {
        write();
      }
    }
  }

  private static int frames(double milliseconds) {
    return (int) (milliseconds * SoundClip.RATE / 1000);
  }

  /** Any stalls: single ones, or two that only together are longer than the queue. */
  @Property(seed = "1", tries = 200)
  void exactlyTheAudibleGapsAreCounted(
      @ForAll @IntRange(min = 2, max = 8) int buffers,
      @ForAll @Size(min = 1, max = 60) List<@IntRange(min = 0, max = 9_000) Integer> stalls) {
    Device device = new Device(buffers, 512);
    for (int stall : stalls) {
      device.play(stall);
      // The writer may have time for one buffer only before it is stalled again.
      if (stall % 2 == 0) {
        device.refill();
      }
      device.write();
    }
    assertThat(device.meter.gaps()).isEqualTo(device.heard);
    assertThat(device.meter.firstMs()).isEqualTo(800);
  }

  @Example
  void aStallOf50MillisecondsIsCountedOnAQueueOf35AndNotOnOneOf70() {
    for (boolean deep : new boolean[] {false, true}) {
      Device device = new Device(6, deep ? 512 : 256);
      device.play(frames(50));
      device.refill();
      assertThat(device.meter.gaps()).isEqualTo(device.heard).isEqualTo(deep ? 0 : 1);
      device.play(frames(75));
      device.refill();
      assertThat(device.meter.gaps()).isEqualTo(device.heard).isEqualTo(deep ? 1 : 2);
    }
  }

  @Example
  void twoStallsOf50MillisecondsCountWhereTheQueueCouldNotBeFilledBetweenThem() {
    Device device = new Device(6, 512);
    device.play(frames(50));
    device.write();
    device.play(frames(50));
    device.refill();
    assertThat(device.meter.gaps()).isEqualTo(device.heard).isOne();
  }

  /** A device whose clock is 0.05 % slower than the computer's, for an hour. */
  @Example
  void aDriftOfTheClocksIsNoGap() {
    SoundMeter meter = new SoundMeter(0.07);
    meter.wrote(0.07, 0, 0, 0);
    double seconds = 512.0 / SoundClip.RATE;
    long now = 0;
    for (int i = 0; i < 3600 / seconds; i++) {
      long waited = Math.round(seconds * 0.9e9);
      meter.wrote(seconds, now - waited, now, 0);
      now += Math.round(seconds * 1.0005e9);
    }
    assertThat(meter.gaps()).isZero();
  }

  /** A device that stops for half a second and then plays on, as after a sleep of the machine. */
  @Example
  void aStoppedDeviceIsAtMostOneGap() {
    Device device = new Device(6, 512);
    device.play(frames(5));
    device.stopped = true;
    device.play(frames(500));
    device.stopped = false;
    for (int i = 0; i < 200; i++) {
      device.write();
    }
    assertThat(device.heard).isZero();
    assertThat(device.meter.gaps()).isLessThanOrEqualTo(1);
  }

  @Example
  void nothingIsKnownBeforeTheFirstBlock() {
    assertThat(new SoundMeter(0.05).firstMs()).isNaN();
    assertThat(new SoundMeter(0.05).gaps()).isZero();
  }
}
