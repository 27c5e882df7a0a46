package towline.lab.swarm;

import java.util.List;
import java.util.OptionalInt;
import towline.avoidance.AvoidanceLaw;
import towline.lab.TableFormat;

/**
 * What lab swarm is asked for when it plays scenes.
 *
 * @param scenes which scenes, in order of output
 * @param laws which laws, in order of output within a scene
 * @param tanks how many tanks, from 2 to 10,000; empty: each scene's own numbers
 * @param seed the first seed; the same seed gives every law the same start
 * @param seeds how many seeds, one after the other, from 1 to 10,000
 * @param format how the table is written
 * @param workers how many seeds run at a time; the output does not depend on it
 */
public record SceneOptions(
    List<SwarmScene> scenes,
    List<AvoidanceLaw> laws,
    OptionalInt tanks,
    long seed,
    int seeds,
    TableFormat format,
    int workers) {
  /** The fewest tanks of a scene. */
  public static final int FEWEST_TANKS = 2;

  /** The most tanks of a scene. */
  public static final int MOST_TANKS = 10_000;

  /** The most seeds. */
  public static final int MOST_SEEDS = 10_000;

  /** Checks what can be wrong. */
  public SceneOptions {
    scenes = List.copyOf(scenes);
    laws = List.copyOf(laws);
    int number = tanks.orElse(FEWEST_TANKS);
    if (number < FEWEST_TANKS || number > MOST_TANKS) {
      throw new IllegalArgumentException(
          "a scene takes from " + FEWEST_TANKS + " to " + MOST_TANKS + " tanks, not " + number);
    }
    if (seeds < 1 || seeds > MOST_SEEDS) {
      throw new IllegalArgumentException(
          "seeds must be from 1 to " + MOST_SEEDS + ", not " + seeds);
    }
  }
}
