package towline.menu;

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
  UP(Keys.UP, GamepadControl.DPAD_UP),
  /** The focus goes down. */
  DOWN(Keys.DOWN, GamepadControl.DPAD_DOWN),
  /** The focus goes to the left, or the value down. */
  LEFT(Keys.LEFT, GamepadControl.DPAD_LEFT),
  /** The focus goes to the right, or the value up. */
  RIGHT(Keys.RIGHT, GamepadControl.DPAD_RIGHT),
  /** What has the focus is done. */
  CONFIRM(Keys.ENTER, GamepadControl.A),
  /** To the page before. */
  BACK(Keys.ESCAPE, GamepadControl.B),
  /** The focus goes to the next item. */
  NEXT_ITEM(Keys.TAB, GamepadControl.DPAD_DOWN),
  /** To the tab before, or upwards. */
  PREVIOUS_TAB(Keys.PAGE_UP, GamepadControl.L1),
  /** To the next tab, or downwards. */
  NEXT_TAB(Keys.PAGE_DOWN, GamepadControl.R1);

  private final int key;
  private final GamepadControl pad;

  MenuCommand(int key, GamepadControl pad) {
    this.key = key;
    this.pad = pad;
  }

  /** The controls by which prompts name it: a key, and a control of the gamepad. */
  public List<Control> named() {
    return List.of(Control.key(key), Control.gamepad(pad));
  }

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
