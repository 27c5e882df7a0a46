package towline.lab;

/**
 * What lab load is asked for.
 *
 * @param snakes how many snakes there are at least, 0 or more
 * @param shots how many shots are in flight at least, 0 or more
 * @param ticks how long, 1 or more
 * @param seed what all chance is drawn from
 */
public record LoadOptions(int snakes, int shots, int ticks, long seed) {
  /** Checks what can be wrong. */
  public LoadOptions {
    if (snakes < 0 || shots < 0) {
      throw new IllegalArgumentException(
          "numbers must be 0 or more, not " + Math.min(snakes, shots));
    }
    if (ticks < 1) {
      throw new IllegalArgumentException("ticks must be 1 or more, not " + ticks);
    }
  }
}
