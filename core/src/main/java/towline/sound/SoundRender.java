package towline.sound;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Mood;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;

/**
 * What a run sounds like, mixed without a device as fast as the machine can, and how loud it is.
 */
public final class SoundRender {
  /** A limiter that turns down by more than this is heard, dB. */
  public static final double HEARD = 3;

  private static final int BYTES_A_FRAME = 4;

  private final BusVolumes volumes = new BusVolumes();
  private final Mixer mixer;
  private final SoundDirector director;
  private final LoudnessMeter meter = new LoudnessMeter();
  private final ByteArrayOutputStream samples = new ByteArrayOutputStream();
  private final short[] block = new short[2 * MixBlock.FRAMES];
  private final byte[] bytes = new byte[BYTES_A_FRAME * MixBlock.FRAMES];
  private double[] limited = new double[1024];
  private int blocks;
  private double due;

  /** A render with that table; it reads all sounds, which takes about half a second. */
  public SoundRender(SoundSpec spec) {
    mixer = new Mixer(spec, SoundBank.load(spec, OggDecoder::read), volumes);
    director = new SoundDirector(spec, mixer);
  }

  /** Sets a volume, 0 to 1. */
  public void volume(Bus bus, double volume) {
    volumes.set(bus, volume);
  }

  /**
   * Plays a tick in which that happened, and after which the world is as {@code now} says; as heard
   * from the middle of the picture, m, in flight.
   */
  public void tick(EventList events, Snapshot now, double centreX, double centreY, double seconds) {
    director.onEvents(events);
    director.update(now, centreX, centreY, Mood.FLIGHT, seconds);
    for (due += seconds; due >= MixBlock.SECONDS; due -= MixBlock.SECONDS) {
      mixer.next(block);
      meter.add(block);
      if (blocks == limited.length) {
        limited = Arrays.copyOf(limited, 2 * blocks);
      }
      limited[blocks++] = mixer.limited();
      for (int i = 0; i < block.length; i++) {
        bytes[2 * i] = (byte) block[i];
        bytes[2 * i + 1] = (byte) (block[i] >> 8);
      }
      samples.write(bytes, 0, bytes.length);
    }
  }

  /** The integrated loudness so far, LUFS; negative infinity of silence. */
  public double loudness() {
    return meter.integrated();
  }

  /** The range of the loudness so far, LU. */
  public double range() {
    return meter.range();
  }

  /** The share of the time in which the limiter turned down by more than {@link #HEARD}. */
  public double limitedShare() {
    return Arrays.stream(limited, 0, blocks).filter(down -> down > HEARD).count()
        / (double) Math.max(1, blocks);
  }

  /** All of it as a WAV file: 16 bits, stereo, 44,100 Hz. */
  public byte[] wav() {
    return WavFile.stereo(samples.toByteArray(), SoundClip.RATE);
  }
}
