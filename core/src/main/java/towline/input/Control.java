package towline.input;

import com.badlogic.gdx.Input.Keys;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A part that can be pressed: a key by its position, a mouse button, a gamepad control.
 *
 * @param device the device that the part belongs to
 * @param code libGDX's code of the key or the button, or the ordinal of a {@link GamepadControl}
 */
public record Control(Device device, int code) {
  private static final Pattern CODE = Pattern.compile("#\\d{1,3}");
  private static final String[] BUTTONS = {"LEFT", "RIGHT", "MIDDLE", "BACK", "FORWARD"};

  public static Control key(int code) {
    return new Control(Device.KEYBOARD, code);
  }

  public static Control mouse(int code) {
    return new Control(Device.MOUSE, code);
  }

  public static Control gamepad(GamepadControl control) {
    return new Control(Device.GAMEPAD, control.ordinal());
  }

  /**
   * Returns the text of the control for a file, for instance "key:Space"; {@link #parse} reads it.
   */
  public String format() {
    return switch (device) {
      case KEYBOARD -> "key:" + keyName(code);
      case MOUSE -> "mouse:" + BUTTONS[code];
      case GAMEPAD -> "pad:" + GamepadControl.at(code).name();
      case TOUCH -> throw new IllegalStateException("Fingers are not bound.");
    };
  }

  /** Returns the name of a key, or its code if it has no name or shares it with another key. */
  private static String keyName(int code) {
    String name = Keys.toString(code);
    return name != null && Keys.valueOf(name) == code ? name : "#" + code;
  }

  /** Returns the control that {@link #format} wrote; empty if there is no such control. */
  public static Optional<Control> parse(String text) {
    int colon = text.indexOf(':');
    String name = text.substring(colon + 1);
    return switch (text.substring(0, Math.max(0, colon))) {
      case "key" -> key(name);
      case "mouse" -> mouse(name);
      case "pad" -> gamepad(name);
      default -> Optional.empty();
    };
  }

  private static Optional<Control> key(String name) {
    int code =
        CODE.matcher(name).matches()
            ? Integer.parseInt(name, 1, name.length(), 10)
            : Keys.valueOf(name);
    return code >= 0 && code <= Keys.MAX_KEYCODE ? Optional.of(key(code)) : Optional.empty();
  }

  private static Optional<Control> mouse(String name) {
    for (int code = 0; code < BUTTONS.length; code++) {
      if (BUTTONS[code].equals(name)) {
        return Optional.of(mouse(code));
      }
    }
    return Optional.empty();
  }

  private static Optional<Control> gamepad(String name) {
    for (int i = 0; i < GamepadControl.count(); i++) {
      if (GamepadControl.at(i).name().equals(name)) {
        return Optional.of(gamepad(GamepadControl.at(i)));
      }
    }
    return Optional.empty();
  }
}
