package towline.input;

import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;

/**
 * How the player likes the controls.
 *
 * @param fire what makes the gun fire
 * @param winch whether the winch runs while its key is held or is toggled
 * @param assist how much aim assist
 */
public record ControlPreferences(FireMode fire, HoldMode winch, AimAssistLevel assist) {
  /** The defaults. */
  public static final ControlPreferences STANDARD =
      new ControlPreferences(FireMode.HOLD, HoldMode.HOLD, AimAssistLevel.OFF);
}
