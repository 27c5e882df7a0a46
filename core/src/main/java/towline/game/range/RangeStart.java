package towline.game.range;

import java.util.Optional;

/**
 * How the range opens.
 *
 * @param bench its name; an unknown one is the first
 * @param preset its name; an unknown one is the first of the bench
 * @param speed how fast its time runs, as a multiple of real time
 * @param setup what a file says goes before the preset
 */
public record RangeStart(String bench, String preset, double speed, Optional<SetupFile> setup) {
  /** The first bench with its first preset, in real time. */
  public static final RangeStart USUAL = new RangeStart("", "", 1, Optional.empty());

  /** Whether nothing is asked for, so that the range opens with its first page. */
  public boolean isUsual() {
    return equals(USUAL);
  }
}
