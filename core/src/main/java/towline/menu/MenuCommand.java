package towline.menu;

import com.badlogic.gdx.Input.Keys;
import org.jspecify.annotations.Nullable;
import towline.input.Action;
import towline.input.Bindings;
import towline.input.Control;
import towline.input.Device;
import towline.input.GamepadControl;

/** What a press does in a menu: fixed keys, and those that fly the ship. */
enum MenuCommand {
  UP,
  DOWN,
  LEFT,
  RIGHT,
  CONFIRM,
  BACK,
  NEXT_ITEM,
  PREVIOUS_TAB,
  NEXT_TAB;

  boolean repeats() {
    return this == UP || this == DOWN || this == LEFT || this == RIGHT || this == NEXT_ITEM;
  }

  /** The command of a control, or null. */
  static @Nullable MenuCommand of(Control control, Bindings bindings) {
    MenuCommand always =
        switch (control.device()) {
          case KEYBOARD -> ofKey(control.code());
          case MOUSE -> null;
          case GAMEPAD -> ofPad(control.code());
        };
    if (always != null || control.device() == Device.GAMEPAD) {
      return always;
    }
    return bindings.actionOf(control).map(MenuCommand::ofAction).orElse(null);
  }

  private static @Nullable MenuCommand ofKey(int code) {
    return switch (code) {
      case Keys.UP -> UP;
      case Keys.DOWN -> DOWN;
      case Keys.LEFT -> LEFT;
      case Keys.RIGHT -> RIGHT;
      case Keys.ENTER, Keys.NUMPAD_ENTER, Keys.SPACE -> CONFIRM;
      case Keys.ESCAPE, Keys.BACKSPACE -> BACK;
      case Keys.TAB -> NEXT_ITEM;
      case Keys.PAGE_UP -> PREVIOUS_TAB;
      case Keys.PAGE_DOWN -> NEXT_TAB;
      default -> null;
    };
  }

  private static @Nullable MenuCommand ofPad(int part) {
    return switch (GamepadControl.values()[part]) {
      case DPAD_UP, LEFT_UP -> UP;
      case DPAD_DOWN, LEFT_DOWN -> DOWN;
      case DPAD_LEFT, LEFT_LEFT -> LEFT;
      case DPAD_RIGHT, LEFT_RIGHT -> RIGHT;
      case A -> CONFIRM;
      case B -> BACK;
      case L1 -> PREVIOUS_TAB;
      case R1 -> NEXT_TAB;
      default -> null;
    };
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
