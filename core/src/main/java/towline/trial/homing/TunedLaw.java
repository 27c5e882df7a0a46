package towline.trial.homing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.homing.HomingLaw;
import towline.homing.HomingMethod;
import towline.homing.Smoothing;

/**
 * A homing law with its time constant: one row of the table.
 *
 * @param name name in the column law
 * @param law the law of the game, or the one of which this is a variant
 * @param steering the steering steering
 * @param timeConstant time constant of its smoothing, s
 */
public record TunedLaw(String name, HomingLaw law, HomingMethod steering, double timeConstant) {
  private static final double GA = 0.9;
  private static final double SLOW_GA = 0.95;

  /**
   * Returns each law with the time constants to compare, in order: two for {@code ARTICLE}, else
   * one.
   */
  public static List<TunedLaw> of(List<HomingLaw> laws) {
    return of(laws, GA);
  }

  /**
   * Returns each law with the time constants to compare; {@code ga} is the share of the direction
   * that the usual one keeps.
   */
  public static List<TunedLaw> of(List<HomingLaw> laws, double ga) {
    List<TunedLaw> tuned = new ArrayList<>();
    for (HomingLaw law : laws) {
      if (law == HomingLaw.ARTICLE) {
        tuned.add(withGa(law, ga));
        if (ga != SLOW_GA) {
          tuned.add(withGa(law, SLOW_GA));
        }
      } else {
        tuned.add(new TunedLaw(law.name(), law, law, Smoothing.timeConstant(ga)));
      }
    }
    return tuned;
  }

  private static TunedLaw withGa(HomingLaw law, double ga) {
    String name = String.format(Locale.ROOT, "%s_%.2f", law, ga);
    return new TunedLaw(name, law, law, Smoothing.timeConstant(ga));
  }
}
