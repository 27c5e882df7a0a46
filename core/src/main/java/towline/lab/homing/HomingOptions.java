package towline.lab.homing;

import java.util.List;
import towline.homing.HomingLaw;
import towline.lab.ParameterValues;
import towline.lab.TableFormat;

/**
 * The options of lab homing.
 *
 * @param laws which laws, in order of output
 * @param engagements of each law at each frame rate, at least 4
 * @param frameRates how often a missile decides, Hz, from 1 to 720
 * @param seed the same seed gives the same engagements to every law and rate
 * @param manoeuvres of the targets, which take turns
 * @param format how the table is written
 * @param parameters the values of {@link HomingParameters#TABLE}
 */
public record HomingOptions(
    List<HomingLaw> laws,
    int engagements,
    List<Integer> frameRates,
    long seed,
    List<TargetManoeuvre> manoeuvres,
    TableFormat format,
    ParameterValues parameters) {

  /** One engagement with each kind of target. */
  public static final int FEWEST_ENGAGEMENTS = TargetManoeuvre.values().length;

  /** The highest frame rate, Hz. */
  public static final int HIGHEST_RATE = HomingFlight.SUBSTEP_RATE;

  /** Checks the ranges. */
  public HomingOptions {
    laws = List.copyOf(laws);
    frameRates = List.copyOf(frameRates);
    manoeuvres = List.copyOf(manoeuvres);
    if (manoeuvres.isEmpty()) {
      throw new IllegalArgumentException("lab homing needs a manoeuvre of its targets");
    }
    if (engagements < FEWEST_ENGAGEMENTS) {
      throw new IllegalArgumentException(
          "lab homing needs at least 4 engagements, one for each kind of target, not "
              + engagements);
    }
    HomingParameters.check(parameters);
    for (int rate : frameRates) {
      if (rate < 1 || rate > HIGHEST_RATE) {
        throw new IllegalArgumentException(
            "a frame rate must be from 1 to " + HIGHEST_RATE + " Hz, not " + rate);
      }
    }
  }

  /** Options with the standard values of all parameters. */
  public HomingOptions(
      List<HomingLaw> laws,
      int engagements,
      List<Integer> frameRates,
      long seed,
      TableFormat format) {
    this(
        laws,
        engagements,
        frameRates,
        seed,
        List.of(TargetManoeuvre.values()),
        format,
        ParameterValues.standard(HomingParameters.TABLE));
  }

  /** All laws, 10,000 engagements at 60 Hz, seed 1, as a readable table. */
  public static HomingOptions everything() {
    return new HomingOptions(
        List.of(HomingLaw.values()), 10_000, List.of(60), 1, TableFormat.READABLE);
  }
}
