package towline.lab.load;

/**
 * What lab load is asked for; each number is how many there are at least, 0 or more.
 *
 * @param snakes snakes
 * @param tanks tanks
 * @param mites how many mites at least
 * @param missiles enemy missiles in flight
 * @param shots shots in flight
 * @param ticks how long, 1 or more
 * @param seed what all chance is drawn from
 */
public record LoadOptions(
    int snakes, int tanks, int mites, int missiles, int shots, int ticks, long seed) {
  /** Checks what can be wrong. */
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
