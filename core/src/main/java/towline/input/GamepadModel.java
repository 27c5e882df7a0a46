package towline.input;

import java.util.Locale;
import java.util.stream.Stream;

/** What is printed on a gamepad, by the name that it reports. */
public enum GamepadModel {
  /** Microsoft's. Before PlayStation's, which may call itself Wireless Controller, too. */
  XBOX("xbox|x-box|xinput"),
  /** The handheld's own, and those that its system stands in for. */
  DECK("steam deck|steam virtual|neptune"),
  /** Nintendo's. Its letters are reported as they are printed. */
  SWITCH("nintendo|switch|joy-con|joycon|pro controller"),
  /** Sony's. */
  PLAYSTATION("playstation|dualsense|dualshock|ps3|ps4|ps5|sony|wireless controller"),
  /** Anything else. */
  GENERIC("");

  /** What the name contains, in small letters, with bars between. */
  private final String signs;

  GamepadModel(String signs) {
    this.signs = signs;
  }

  /** The model of a gamepad that reports that name. */
  public static GamepadModel ofName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (GamepadModel model : values()) {
      if (Stream.of(model.signs.split("\\|", -1)).anyMatch(lower::contains)) {
        return model;
      }
    }
    return GENERIC;
  }

  /** The key in the text bundle of what is printed on a control. */
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
