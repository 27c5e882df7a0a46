package towline.input;

import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;

/**
 * The player's preferences for the controls.
 *
 * @param fire the way in which the gun is fired
 * @param winch held or toggled winch keys
 * @param naming toggled if a named target stays named, held if only while the control is held
 * @param assist the level of aim assist
 */
public record ControlPreferences(
    FireMode fire, HoldMode winch, HoldMode naming, AimAssistLevel assist) {
  public static final ControlPreferences STANDARD =
      new ControlPreferences(FireMode.HOLD, HoldMode.HOLD, HoldMode.TOGGLE, AimAssistLevel.OFF);
}
