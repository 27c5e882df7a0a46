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

/** The effect of a press in a menu: fixed keys, and those that fly the ship. */
public enum MenuCommand {
  /** Moves the focus up. */
  UP(key(Keys.UP), gamepad(GamepadControl.DPAD_UP), gamepad(GamepadControl.LEFT_UP)),
  /** Moves the focus down. */
  DOWN(key(Keys.DOWN), gamepad(GamepadControl.DPAD_DOWN), gamepad(GamepadControl.LEFT_DOWN)),
  /** Moves the focus to the left, or decreases the value. */
  LEFT(key(Keys.LEFT), gamepad(GamepadControl.DPAD_LEFT), gamepad(GamepadControl.LEFT_LEFT)),
  /** Moves the focus to the right, or increases the value. */
  RIGHT(key(Keys.RIGHT), gamepad(GamepadControl.DPAD_RIGHT), gamepad(GamepadControl.LEFT_RIGHT)),
  /** Activates the focused item. */
  CONFIRM(key(Keys.ENTER), gamepad(GamepadControl.A), key(Keys.NUMPAD_ENTER), key(Keys.SPACE)),
  /** Goes back to the previous page. */
  BACK(
      key(Keys.ESCAPE),
      gamepad(GamepadControl.B),
      key(Keys.BACKSPACE),
      mouse(Buttons.RIGHT),
      mouse(Buttons.BACK)),
  /** Moves the focus to the next item; on a gamepad, downwards. */
  NEXT_ITEM(key(Keys.TAB), gamepad(GamepadControl.DPAD_DOWN)),
  /** Opens the previous tab, or scrolls up. */
  PREVIOUS_TAB(key(Keys.PAGE_UP), gamepad(GamepadControl.L1)),
  /** Opens the next tab, or scrolls down. */
  NEXT_TAB(key(Keys.PAGE_DOWN), gamepad(GamepadControl.R1));

  @SuppressWarnings("ImmutableEnumChecker") // List.of is unmodifiable.
  private final List<Control> controls;

  /** Creates a command from a key, a gamepad control, and alternatives to them. */
  MenuCommand(Control... controls) {
    this.controls = List.of(controls);
  }

  /** Returns the controls that prompts show: a key, and a gamepad control. */
  public List<Control> named() {
    return controls.subList(0, 2);
  }

  boolean repeats() {
    return this == UP || this == DOWN || this == LEFT || this == RIGHT || this == NEXT_ITEM;
  }

  /** Returns the command of a control, or null. */
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
