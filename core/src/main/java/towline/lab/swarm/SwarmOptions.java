package towline.lab.swarm;

import java.util.List;
import towline.avoidance.AvoidanceLaw;
import towline.lab.ParameterValues;
import towline.lab.TableFormat;

/**
 * What lab swarm is asked for.
 *
 * @param laws which laws, in order of output
 * @param tanks how many tanks, from 1 to 1,000,000
 * @param seconds how long it is counted, s, at least 2
 * @param frameRates how often the tanks decide, Hz, from 1 to 1,000
 * @param seed the same seed gives every law the same start
 * @param format how the table is written
 * @param timing whether it tells the time of a tick
 * @param parameters the values of {@link SwarmParameters#TABLE}
 */
public record SwarmOptions(
    List<AvoidanceLaw> laws,
    int tanks,
    double seconds,
    List<Integer> frameRates,
    long seed,
    TableFormat format,
    Timing timing,
    ParameterValues parameters) {
  private static final int MOST_TANKS = 1_000_000;
  private static final int HIGHEST_RATE = 1000;

  /** Checks what can be wrong. */
  public SwarmOptions {
    laws = List.copyOf(laws);
    frameRates = List.copyOf(frameRates);
    if (tanks < 1 || tanks > MOST_TANKS) {
      throw new IllegalArgumentException(
          "lab swarm takes from 1 to " + MOST_TANKS + " tanks, not " + tanks);
    }
    if (!(seconds >= 2) || seconds > 1e6) {
      throw new IllegalArgumentException(
          "lab swarm takes from 2 to 1000000 seconds, not " + seconds);
    }
    for (int rate : frameRates) {
      if (rate < 1 || rate > HIGHEST_RATE) {
        throw new IllegalArgumentException(
            "a frame rate must be from 1 to " + HIGHEST_RATE + " Hz, not " + rate);
      }
    }
  }

  /** Options with the standard values of all parameters. */
  public SwarmOptions(
      List<AvoidanceLaw> laws,
      int tanks,
      double seconds,
      List<Integer> frameRates,
      long seed,
      TableFormat format,
      Timing timing) {
    this(
        laws,
        tanks,
        seconds,
        frameRates,
        seed,
        format,
        timing,
        ParameterValues.standard(SwarmParameters.TABLE));
  }

  /** All laws, 1,000 tanks, 60 s at 60 Hz, seed 1, as a readable table without times. */
  public static SwarmOptions everything() {
    return new SwarmOptions(
        List.of(AvoidanceLaw.values()), 1000, 60, List.of(60), 1, TableFormat.READABLE, Timing.OFF);
  }
}
