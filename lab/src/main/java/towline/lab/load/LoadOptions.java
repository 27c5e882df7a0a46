package towline.lab.load;

/**
 * The load of a world: minimum numbers of entities, 0 or more each.
 *
 * @param snakes snakes
 * @param tanks tanks
 * @param mites mites
 * @param missiles enemy missiles in flight
 * @param shots shots in flight
 * @param seed of everything random
 */
public record LoadOptions(int snakes, int tanks, int mites, int missiles, int shots, long seed) {
  /** Checks the ranges. */
  public LoadOptions {
    int least = Math.min(mites, Math.min(Math.min(snakes, tanks), Math.min(missiles, shots)));
    if (least < 0) {
      throw new IllegalArgumentException("numbers must be 0 or more, not " + least);
    }
  }
}
