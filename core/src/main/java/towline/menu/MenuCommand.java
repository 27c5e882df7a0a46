package towline.menu;

import static towline.input.Control.gamepad;
import static towline.input.Control.key;
import static towline.input.Control.mouse;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.List;
import org.jspecify.annotations.Nullable;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.Device;
import towline.input.GamepadControl;

/** What a press does in a menu: fixed keys, and those that fly the ship. */
public enum MenuCommand {
  /** The focus goes up. */
  UP(key(Keys.UP), gamepad(GamepadControl.DPAD_UP), gamepad(GamepadControl.LEFT_UP)),
  /** The focus goes down. */
  DOWN(key(Keys.DOWN), gamepad(GamepadControl.DPAD_DOWN), gamepad(GamepadControl.LEFT_DOWN)),
  /** The focus goes to the left, or the value down. */
  LEFT(key(Keys.LEFT), gamepad(GamepadControl.DPAD_LEFT), gamepad(GamepadControl.LEFT_LEFT)),
  /** The focus goes to the right, or the value up. */
  RIGHT(key(Keys.RIGHT), gamepad(GamepadControl.DPAD_RIGHT), gamepad(GamepadControl.LEFT_RIGHT)),
  /** What has the focus is done. */
  CONFIRM(key(Keys.ENTER), gamepad(GamepadControl.A), key(Keys.NUMPAD_ENTER), key(Keys.SPACE)),
  /** To the page before. */
  BACK(
      key(Keys.ESCAPE),
      gamepad(GamepadControl.B),
      key(Keys.BACKSPACE),
      mouse(Buttons.RIGHT),
      mouse(Buttons.BACK)),
  /** The focus goes to the next item; a gamepad goes down. */
  NEXT_ITEM(key(Keys.TAB), gamepad(GamepadControl.DPAD_DOWN)),
  /** To the tab before, or upwards. */
  PREVIOUS_TAB(key(Keys.PAGE_UP), gamepad(GamepadControl.L1)),
  /** To the next tab, or downwards. */
  NEXT_TAB(key(Keys.PAGE_DOWN), gamepad(GamepadControl.R1));

  @SuppressWarnings("ImmutableEnumChecker") // Nobody can change List.of.
  private final List<Control> controls;

  /** A command with a key, a control of the gamepad, and others that do it as well. */
  MenuCommand(Control... controls) {
    this.controls = List.of(controls);
  }

  /** The controls by which prompts name it: a key, and a control of the gamepad. */
  public List<Control> named() {
    return controls.subList(0, 2);
  }

  boolean repeats() {
    return this == UP || this == DOWN || this == LEFT || this == RIGHT || this == NEXT_ITEM;
  }

  /** The command of a control, or null. */
  static @Nullable MenuCommand of(Control control, Bindings bindings) {
    for (MenuCommand command : values()) {
      if (command.controls.contains(control)) {
        return command;
      }
    }
    return control.device() == Device.GAMEPAD
        ? null
        : bindings.actionOf(control).map(MenuCommand::ofAction).orElse(null);
  }

  private static @Nullable MenuCommand ofAction(Action action) {
    return switch (action) {
      case UP, AIM_UP -> UP;
      case DOWN, AIM_DOWN -> DOWN;
      case LEFT, AIM_LEFT -> LEFT;
      case RIGHT, AIM_RIGHT -> RIGHT;
      default -> null;
    };
  }
}
