package towline.lab.steer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import towline.homing.HomingLaw;
import towline.homing.Smoothing;
import towline.trial.homing.TunedLaw;

/** The laws that lab homing compares: those of the game, and one more. */
enum LabLaw {
  LEAD_ARC,
  PROPORTIONAL,
  PURSUIT,
  SMOOTH_EXACT,
  ARTICLE,
  /** Proportional navigation with the target's turn rate as an input, like LEAD_ARC. */
  AUGMENTED;

  /** The laws of the game, in its order. */
  static final List<LabLaw> OF_THE_GAME =
      List.of(HomingLaw.values()).stream().map(LabLaw::of).toList();

  static LabLaw of(HomingLaw law) {
    return valueOf(law.name());
  }

  private Optional<HomingLaw> gameLaw() {
    return this == AUGMENTED ? Optional.empty() : Optional.of(HomingLaw.valueOf(name()));
  }

  /** Returns each law with the time constants to compare, in order. */
  static List<TunedLaw> tuned(List<LabLaw> laws, double ga) {
    List<TunedLaw> tuned = new ArrayList<>();
    for (LabLaw law : laws) {
      tuned.addAll(
          law.gameLaw()
              .map(homingLaw -> TunedLaw.of(List.of(homingLaw), ga))
              .orElseGet(() -> List.of(augmented(ga))));
    }
    return tuned;
  }

  private static TunedLaw augmented(double ga) {
    return new TunedLaw(
        AUGMENTED.name(),
        HomingLaw.PROPORTIONAL,
        new AugmentedProportional(),
        Smoothing.timeConstant(ga));
  }
}
