package towline.lab.load;

/**
 * The options of lab load: minimum numbers of entities, 0 or more each.
 *
 * @param snakes snakes
 * @param tanks tanks
 * @param mites how many mites at least
 * @param missiles enemy missiles in flight
 * @param shots shots in flight
 * @param ticks to run, 1 or more
 * @param seed of everything random
 */
public record LoadOptions(
    int snakes, int tanks, int mites, int missiles, int shots, int ticks, long seed) {
  /** Checks the ranges. */
  public LoadOptions {
    int least = Math.min(mites, Math.min(Math.min(snakes, tanks), Math.min(missiles, shots)));
    if (least < 0) {
      throw new IllegalArgumentException("numbers must be 0 or more, not " + least);
    }
    if (ticks < 1) {
      throw new IllegalArgumentException("ticks must be 1 or more, not " + ticks);
    }
  }
}
