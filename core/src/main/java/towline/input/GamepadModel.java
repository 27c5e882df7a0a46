package towline.input;

import static towline.input.GamepadControl.A;
import static towline.input.GamepadControl.B;
import static towline.input.GamepadControl.BACK;
import static towline.input.GamepadControl.L1;
import static towline.input.GamepadControl.L2;
import static towline.input.GamepadControl.L3;
import static towline.input.GamepadControl.R1;
import static towline.input.GamepadControl.R2;
import static towline.input.GamepadControl.R3;
import static towline.input.GamepadControl.START;
import static towline.input.GamepadControl.X;
import static towline.input.GamepadControl.Y;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What is printed on a gamepad, by the name that it reports. */
public enum GamepadModel {
  /** Anything else. */
  GENERIC(List.of(), EnumSet.noneOf(GamepadControl.class)),
  /** Microsoft's. Before PlayStation's, which may call itself Wireless Controller, too. */
  XBOX(List.of("xbox", "x-box", "xinput"), EnumSet.of(BACK, START, L1, R1, L2, R2, L3, R3)),
  /** The handheld's own, and those that its system stands in for. */
  DECK(List.of("steam deck", "steam virtual", "neptune"), EnumSet.of(BACK, START)),
  /** Nintendo's. Its letters are reported as they are printed. */
  SWITCH(
      List.of("nintendo", "switch", "joy-con", "joycon", "pro controller"),
      EnumSet.of(BACK, START, L1, R1, L2, R2)),
  /** Sony's. */
  PLAYSTATION(
      List.of(
          "playstation",
          "dualsense",
          "dualshock",
          "ps3",
          "ps4",
          "ps5",
          "sony",
          "wireless controller"),
      EnumSet.of(A, B, X, Y, BACK, START));

  private final List<String> signs;
  private final Set<GamepadControl> ownNames;

  GamepadModel(List<String> signs, Set<GamepadControl> ownNames) {
    this.signs = signs;
    this.ownNames = ownNames;
  }

  /** The model of a gamepad that reports that name. */
  public static GamepadModel ofName(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    for (GamepadModel model : values()) {
      if (model.signs.stream().anyMatch(lower::contains)) {
        return model;
      }
    }
    return GENERIC;
  }

  /** The key in the text bundle of what is printed on a control. */
  public String textKey(GamepadControl control) {
    return ownNames.contains(control)
        ? "pad." + name() + "." + control.name()
        : "pad." + control.name();
  }
}
