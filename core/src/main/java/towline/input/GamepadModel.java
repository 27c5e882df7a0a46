package towline.input;

import java.util.Locale;
import java.util.stream.Stream;

/**
 * A model of gamepad, recognised by the name that it reports. The printed names of its controls
 * depend on it.
 */
public enum GamepadModel {
  /** Microsoft. Tested before Sony, whose gamepads may also be called Wireless Controller. */
  XBOX("xbox|x-box|xinput"),
  /** The Steam Deck's own gamepad, and those that its system emulates. */
  DECK("steam deck|steam virtual|neptune"),
  /** Nintendo. Its letters are reported as they are printed. */
  SWITCH("nintendo|switch|joy-con|joycon|pro controller"),
  /** Sony. */
  PLAYSTATION("playstation|dualsense|dualshock|ps3|ps4|ps5|sony|wireless controller"),
  /** Any other model. */
  GENERIC("");

  /** Lower-case substrings of the reported name, separated by bars. */
  private final String substrings;

  GamepadModel(String substrings) {
    this.substrings = substrings;
  }

  /** Returns the model of a gamepad that reports {@code name}. */
  public static GamepadModel ofName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (GamepadModel model : values()) {
      if (Stream.of(model.substrings.split("\\|", -1)).anyMatch(lower::contains)) {
        return model;
      }
    }
    return GENERIC;
  }

  /** Returns the text key of the printed name of a control. */
  public String textKey(GamepadControl control) {
    return hasOwnName(control) ? "pad." + name() + "." + control.name() : "pad." + control.name();
  }

  private boolean hasOwnName(GamepadControl control) {
    return switch (control) {
      case A, B, X, Y -> this == XBOX || this == PLAYSTATION;
      case BACK, START -> this != GENERIC;
      case L1, R1, L2, R2 -> this == XBOX || this == SWITCH;
      case L3, R3 -> this == XBOX;
      default -> false;
    };
  }
}
