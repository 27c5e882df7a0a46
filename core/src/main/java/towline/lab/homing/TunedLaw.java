package towline.lab.homing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import towline.homing.HomingLaw;
import towline.homing.Smoothing;

/**
 * A law with its knob, as one row of the table.
 *
 * @param name in the column law
 * @param law its law
 * @param timeConstant its knob, s
 */
record TunedLaw(String name, HomingLaw law, double timeConstant) {
  private static final double GA = 0.9;
  private static final double SLOW_GA = 0.95;

  /** The rows for some laws, in their order: one each, and two for the article's. */
  static List<TunedLaw> of(List<HomingLaw> laws) {
    List<TunedLaw> competitors = new ArrayList<>();
    for (HomingLaw law : laws) {
      if (law == HomingLaw.ARTICLE) {
        competitors.add(withGa(law, GA));
        competitors.add(withGa(law, SLOW_GA));
      } else {
        competitors.add(new TunedLaw(law.name(), law, Smoothing.timeConstant(GA)));
      }
    }
    return competitors;
  }

  private static TunedLaw withGa(HomingLaw law, double ga) {
    String name = String.format(Locale.ROOT, "%s_%.2f", law, ga);
    return new TunedLaw(name, law, Smoothing.timeConstant(ga));
  }
}
