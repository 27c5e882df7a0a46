package towline.game.range;

import java.util.Optional;

/**
 * The launcher's setup of the range.
 *
 * @param bench the name of the bench; the first bench if unknown
 * @param preset the name of the preset; the first of the bench if unknown
 * @param speed the speed of time, as a multiple of real time
 * @param setup a setup file, which takes precedence over the preset
 */
public record RangeStart(String bench, String preset, double speed, Optional<SetupFile> setup) {
  /** First bench with its first preset, in real time. */
  public static final RangeStart DEFAULT = new RangeStart("", "", 1, Optional.empty());

  /** Returns true if nothing was chosen, so that the range opens with its first page. */
  public boolean isDefault() {
    return equals(DEFAULT);
  }
}
