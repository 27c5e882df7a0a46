package towline.input;

import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;

/**
 * How the player wants to hold the controls.
 *
 * @param fire what makes the gun fire
 * @param winch whether the winch runs while its key is down, or from press to press
 * @param assist how far the gun is helped
 */
public record ControlPreferences(FireMode fire, HoldMode winch, AimAssistLevel assist) {
  /** As the game comes. */
  public static final ControlPreferences STANDARD =
      new ControlPreferences(FireMode.HOLD, HoldMode.HOLD, AimAssistLevel.OFF);
}
