package towline.sound;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import towline.content.SectorSpec.Look;
import towline.content.sound.SoundSpec;
import towline.content.sound.SoundSpec.Bus;
import towline.content.sound.SoundSpec.Mood;
import towline.sim.api.EventList;
import towline.sim.api.Snapshot;

/** The sound of a run, mixed without a device as fast as possible, and its loudness. */
public final class SoundRender {
  /** Reduction above which a limiter is audible, dB. */
  public static final double AUDIBLE_REDUCTION = 3;

  private static final int BYTES_PER_FRAME = 4;

  private final BusVolumes volumes = new BusVolumes();
  private final Mixer mixer;
  private final SoundDirector director;
  private final LoudnessMeter meter = new LoudnessMeter();
  private final ByteArrayOutputStream samples = new ByteArrayOutputStream();
  private final short[] block = new short[2 * MixBlock.FRAMES];
  private final byte[] bytes = new byte[BYTES_PER_FRAME * MixBlock.FRAMES];
  private double[] limited = new double[1024];
  private int blocks;
  private double pendingSeconds;

  /**
   * Creates a render with the table {@code spec}; reads all sounds, which takes about half a
   * second.
   */
  public SoundRender(SoundSpec spec) {
    mixer = new Mixer(spec, SoundBank.load(spec, OggDecoder::read), volumes);
    director = new SoundDirector(spec, mixer);
  }

  /** Sets a volume, 0 to 1. */
  public void volume(Bus bus, double volume) {
    volumes.set(bus, volume);
  }

  /** Sets the look of the sector, which has music of its own. */
  public void setSector(Look look) {
    director.setSector(look);
  }

  /**
   * Plays a tick in flight with its {@code events}, after which the world is {@code snapshot}; the
   * listener is at the middle of the picture, m.
   */
  public void tick(
      EventList events, Snapshot snapshot, double centreX, double centreY, double seconds) {
    director.onEvents(events);
    director.update(snapshot, centreX, centreY, Mood.FLIGHT, seconds);
    for (pendingSeconds += seconds;
        pendingSeconds >= MixBlock.SECONDS;
        pendingSeconds -= MixBlock.SECONDS) {
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

  /** Returns the integrated loudness, LUFS; negative infinity for silence. */
  public double loudness() {
    return meter.integrated();
  }

  /** Returns the range of the loudness, LU. */
  public double range() {
    return meter.range();
  }

  /**
   * Returns the share of the time in which the limiter turned down by more than {@link
   * #AUDIBLE_REDUCTION}.
   */
  public double limitedShare() {
    return Arrays.stream(limited, 0, blocks).filter(down -> down > AUDIBLE_REDUCTION).count()
        / (double) Math.max(1, blocks);
  }

  /** Returns the whole sound as a WAV file: 16 bits, stereo, 44,100 Hz. */
  public byte[] wav() {
    return WavFile.stereo(samples.toByteArray(), SoundClip.RATE);
  }
}
