package towline.input;

import towline.settings.AimAssist;
import towline.settings.FireMode;
import towline.settings.HoldMode;

/**
 * How the player wants to hold the controls.
 *
 * @param fire what makes the gun fire
 * @param winch whether the winch runs while its key is down, or from press to press
 * @param assist how far the gun is helped
 */
public record Grip(FireMode fire, HoldMode winch, AimAssist assist) {
  /** As the game comes. */
  public static final Grip STANDARD = new Grip(FireMode.HOLD, HoldMode.HOLD, AimAssist.OFF);
}
