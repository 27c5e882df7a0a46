package towline.session;

import java.util.ArrayList;
import java.util.List;

/**
 * The speeds of play, as multiples of real time: each is twice the one before.
 *
 * @param slowest the slowest, more than 0
 * @param fastest the fastest, {@code slowest} times a power of two
 */
public record SpeedRange(double slowest, double fastest) {
  /** Returns half of {@code speed}, but at least the slowest. */
  public double slower(double speed) {
    return Math.max(slowest, speed / 2);
  }

  /** Returns twice {@code speed}, but at most the fastest. */
  public double faster(double speed) {
    return Math.min(fastest, speed * 2);
  }

  /** Returns all speeds in ascending order. */
  public List<Double> all() {
    List<Double> all = new ArrayList<>();
    for (double speed = slowest; speed <= fastest; speed *= 2) {
      all.add(speed);
    }
    return List.copyOf(all);
  }

  /** Returns the speed of this range nearest to {@code speed} on a logarithmic scale. */
  public double nearest(double speed) {
    double power = Math.rint(StrictMath.log(speed / slowest) / StrictMath.log(2));
    return Math.max(slowest, Math.min(fastest, slowest * StrictMath.pow(2, power)));
  }

  /** Returns a speed as players read it: ×1/4, ×8. */
  public static String text(double speed) {
    return speed < 1 ? "\u00d71/" + Math.round(1 / speed) : "\u00d7" + Math.round(speed);
  }
}
