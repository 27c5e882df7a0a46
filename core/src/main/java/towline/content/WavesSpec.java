package towline.content;

import java.util.List;
import towline.sim.spec.SnakeSpec;

/**
 * All waves, and how they grow when the list is through.
 *
 * @param pause the time between two waves, s
 * @param waves the list
 * @param loop how many of the last waves come again, over and over
 * @param extraSnakes how many snakes each group gains each time round
 * @param extraSegments how many segments each snake gains each time round
 */
public record WavesSpec(
    double pause, List<WaveSpec> waves, int loop, int extraSnakes, int extraSegments) {
  /** Copies the list. */
  public WavesSpec {
    waves = List.copyOf(waves);
  }

  static WavesSpec read(Fields in, List<SnakeSpec> snakes) {
    List<WaveSpec> waves = in.parts("waves", wave -> WaveSpec.read(wave, snakes));
    return in.part(
        "growth",
        growth ->
            new WavesSpec(
                in.number("pause", 0, 60),
                waves,
                growth.whole("loop", 1, waves.size()),
                growth.whole("extraSnakes", 0, 20),
                growth.whole("extraSegments", 0, SnakeSpec.MOST_SEGMENTS)));
  }

  /** The wave with that number, from 1 on without end. */
  public WaveSpec wave(int number) {
    if (number <= waves.size()) {
      return waves.get(number - 1);
    }
    int beyond = number - waves.size() - 1;
    int round = beyond / loop + 1;
    WaveSpec base = waves.get(waves.size() - loop + beyond % loop);
    return base.grown(round * extraSnakes, round * extraSegments);
  }
}
