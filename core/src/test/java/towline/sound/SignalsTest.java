package towline.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import towline.content.sound.Cue;
import towline.content.sound.SoundSpec.Bus;

/** Signals, which the player must hear, are louder than the storm of a fight. */
class SignalsTest {
  private static final double ABOVE = 4;

  /** Number of blocks between bursts: each cue of a fight sounds eight times per second. */
  private static final int BURST_INTERVAL = 21;

  private static final List<Double> EDGES = Sounds.SPEC.signals().edges();

  /** Fights in which signals must be heard: shots, bursts, hits. */
  private static final List<List<Cue>> FIGHTS =
      List.of(
          List.of(Cue.SHIP_SHOT, Cue.DRONE_SHOT, Cue.FOE_SHOT, Cue.SHOT_HIT, Cue.DRONE_HIT),
          List.of(Cue.BLAST, Cue.MORTAR_LANDED, Cue.TANK_KILL, Cue.PART_KILL, Cue.MITE_BURST));

  static List<Cue> signals() {
    return List.copyOf(Sounds.SPEC.signals().cues());
  }

  /** The energy of a stream in each band, over the last tenth of a second. */
  private static final class Bands {
    private static final int LENGTH = (int) (0.1 / MixBlock.SECONDS);
    private final BandSplitter splitter = new BandSplitter(EDGES);
    private final MixBlock[] parts = new MixBlock[EDGES.size() + 1];
    private final double[][] energies = new double[EDGES.size() + 1][LENGTH];
    private int block;

    Bands() {
      Arrays.setAll(parts, band -> new MixBlock());
    }

    void add(MixBlock heard) {
      splitter.split(heard, parts);
      for (int band = 0; band < parts.length; band++) {
        energies[band][block % LENGTH] = parts[band].energy();
      }
      block++;
    }

    double level(int band) {
      return 10 * Math.log10(Arrays.stream(energies[band]).sum() + 1e-9);
    }
  }

  @ParameterizedTest
  @MethodSource("signals")
  void aSignalIsLouderThanTheRestInItsBand(Cue signal) {
    for (List<Cue> fight : FIGHTS) {
      assertThat(loudest(signal, fight)).as("%s in %s", signal, fight).isGreaterThan(ABOVE);
    }
  }

  /**
   * Returns the level difference between signal and rest at the loudest moment and band of the
   * signal, dB.
   */
  private static double loudest(Cue signal, List<Cue> fight) {
    VoicePool pool = new VoicePool(Sounds.SPEC, Sounds.LIBRARY);
    BandDucker ducker = new BandDucker(Sounds.SPEC.signals());
    Bands signalBands = new Bands();
    Bands restBands = new Bands();
    MixBlock signals = new MixBlock();
    MixBlock rest = new MixBlock();
    int start = (int) (1 / MixBlock.SECONDS);
    double loudest = Double.NEGATIVE_INFINITY;
    double above = 0;
    for (int block = 0; block < start + 0.5 / MixBlock.SECONDS; block++) {
      if (block % BURST_INTERVAL == 0) {
        for (Cue cue : fight) {
          play(pool, cue, block);
        }
      }
      if (block == start) {
        play(pool, signal, block);
      }
      signals.clear();
      rest.clear();
      for (Bus bus : Bus.values()) {
        pool.mixInto(bus, signals, rest);
      }
      ducker.process(signals, rest);
      signalBands.add(signals);
      restBands.add(rest);
      for (int band = 0; band <= EDGES.size(); band++) {
        if (signalBands.level(band) > loudest) {
          loudest = signalBands.level(band);
          above = loudest - restBands.level(band);
        }
      }
    }
    return above;
  }

  private static void play(VoicePool pool, Cue cue, int block) {
    double loud = Sounds.SPEC.voice(cue).gain() * Math.sqrt(0.5);
    pool.play(cue, block, 1, loud, loud);
  }
}
