package towline.lab.load;

/**
 * The load of a world: minimum numbers of entities, 0 or more each.
 *
 * @param snakes number of snakes
 * @param tanks number of tanks
 * @param mites number of mites
 * @param missiles number of enemy missiles in flight
 * @param shots number of shots in flight
 * @param seed the seed of all random numbers
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
