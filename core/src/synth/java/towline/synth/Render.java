package towline.synth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Renders every effect, hum and note of the music as a WAV file into a folder: {@code Render
 * FOLDER}.
 */
final class Render {
  /** Sample rate, Hz. */
  static final int RATE = 44_100;

  /** Level of the loudest 100 ms of each effect, dB. */
  static final double LOUDNESS = -17;

  /** Maximum of a sample's magnitude; the encoder may add a little. */
  static final double PEAK = 0.72;

  private Render() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    for (Effect effect : effects()) {
      write(folder, effect.name(), normalised(effect.render()));
    }
    for (Map.Entry<String, double[]> loop : Loops.all().entrySet()) {
      write(folder, loop.getKey(), normalised(loop.getValue()));
    }
    for (Map.Entry<String, Supplier<double[]>> note : Instruments.all().entrySet()) {
      write(folder, note.getKey(), toPeak(note.getValue().get()));
    }
  }

  static List<Effect> effects() {
    List<Effect> effects = new ArrayList<>(Guns.all());
    effects.addAll(Deaths.all());
    effects.addAll(Tow.all());
    effects.addAll(Rewards.all());
    effects.addAll(Couriers.all());
    effects.addAll(Harpoons.all());
    return effects;
  }

  private static void write(Path folder, String name, double[] samples) throws IOException {
    System.out.printf(
        Locale.ROOT,
        "%-20s %5.2f s  %6.1f dB  peak %5.1f dB%n",
        name,
        (double) samples.length / RATE,
        Loudness.of(samples),
        20 * Math.log10(Loudness.peak(samples)));
    Wave.write(folder.resolve(name + ".wav"), samples);
  }

  /** Scales an effect to the common loudness; peaks are compressed, not clipped. */
  static double[] normalised(double[] samples) {
    double[] out = samples.clone();
    for (int round = 0; round < 6; round++) {
      double gain = Math.pow(10, (LOUDNESS - Loudness.of(out)) / 20);
      for (int i = 0; i < out.length; i++) {
        out[i] = compressed(out[i] * gain);
      }
    }
    return out;
  }

  /** Scales a note of the music so that its peak is the common one. */
  static double[] toPeak(double[] samples) {
    double gain = PEAK / Loudness.peak(samples);
    return Arrays.stream(samples).map(sample -> sample * gain).toArray();
  }

  /** Compresses a sample: linear up to half of the peak, then bent, never beyond the peak. */
  private static double compressed(double sample) {
    double knee = PEAK / 2;
    double size = Math.abs(sample);
    if (size <= knee) {
      return sample;
    }
    return Math.signum(sample) * (knee + (PEAK - knee) * Math.tanh((size - knee) / (PEAK - knee)));
  }
}
