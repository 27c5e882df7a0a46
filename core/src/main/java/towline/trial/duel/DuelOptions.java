package towline.trial.duel;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.ShotFrame;
import towline.trial.ParameterValues;

/**
 * What a duel is made of.
 *
 * @param modes which aim modes
 * @param motions which motions of the target
 * @param engagements of each mode with each motion, at least 1
 * @param seed the same seed gives every mode the same targets
 * @param planning EVERY_TICK makes every mode plan in every tick
 * @param mountType what the turret stands on
 * @param shotFrame whether a shot inherits the turret's velocity
 * @param parameters the values of {@link DuelParameters#TABLE}
 */
public record DuelOptions(
    List<AimMode> modes,
    List<TargetMotion> motions,
    int engagements,
    long seed,
    Planning planning,
    MountType mountType,
    ShotFrame shotFrame,
    ParameterValues parameters) {

  /** Checks the ranges. */
  public DuelOptions {
    modes = List.copyOf(modes);
    motions = List.copyOf(motions);
    if (engagements < 1) {
      throw new IllegalArgumentException("a duel needs at least 1 engagement, not " + engagements);
    }
    DuelParameters.check(parameters);
  }

  /** Options with shots that inherit nothing and the standard values of all parameters. */
  public DuelOptions(
      List<AimMode> modes,
      List<TargetMotion> motions,
      int engagements,
      long seed,
      Planning planning,
      MountType mountType) {
    this(
        modes,
        motions,
        engagements,
        seed,
        planning,
        mountType,
        ShotFrame.WORLD,
        ParameterValues.standard(DuelParameters.TABLE));
  }
}
