package towline.trial.duel;

import java.util.List;
import towline.ai.aim.AimMode;
import towline.ai.aim.Planning;
import towline.aim.situation.ShotFrame;
import towline.trial.ParameterValues;

/**
 * The options of a duel.
 *
 * @param modes the aim modes
 * @param motions the motions of the target
 * @param engagements number of engagements of each mode with each motion, at least 1
 * @param seed the seed of the targets, which are equal for every mode
 * @param planning EVERY_TICK makes every mode plan in every tick
 * @param mountType the mount of the turret
 * @param shotFrame the frame of a shot's velocity: whether it inherits the turret's velocity
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

  /** Creates options with shots that inherit nothing and the standard values of all parameters. */
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
