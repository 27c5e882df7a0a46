package towline.game.run;

import towline.aim.AimMode;
import towline.avoidance.AvoidanceLaw;
import towline.homing.HomingLaw;
import towline.input.PlayerCycles;
import towline.session.Run;
import towline.sim.spec.TankSpec;

/** The cycles of a run: aim modes and laws. */
public record RunCycles(Run run) implements PlayerCycles {
  private static final int AIM_MODES = AimMode.values().length;

  /** Each missile by its own law, then all by the same. */
  private static final int MISSILE_LAWS = 1 + HomingLaw.values().length;

  private static final int TANK_LAWS = AvoidanceLaw.values().length;

  /** Each enemy by its own aim mode, then all by the same. */
  private static final int FOE_AIMS = 1 + TankSpec.Aim.values().length;

  @Override
  public int aimMode() {
    return run.current().turret().mode;
  }

  @Override
  public int aimModes() {
    return AIM_MODES;
  }

  @Override
  public int missileLaw() {
    return run.current().enemyLaws().missileLaw();
  }

  @Override
  public int missileLaws() {
    return MISSILE_LAWS;
  }

  @Override
  public int tankLaw() {
    return run.current().enemyLaws().tankLaw();
  }

  @Override
  public int tankLaws() {
    return TANK_LAWS;
  }

  @Override
  public int foeAim() {
    return run.current().enemyLaws().foeAim();
  }

  @Override
  public int foeAims() {
    return FOE_AIMS;
  }
}
