package towline.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The names of controls as players know them. */
public final class ControlNames {
  /** Keys that print nothing, with the text keys of their names. */
  private static final Map<Integer, String> SPECIAL =
      Map.ofEntries(
          Map.entry(Keys.SPACE, "key.space"),
          Map.entry(Keys.ENTER, "key.enter"),
          Map.entry(Keys.NUMPAD_ENTER, "key.numpadEnter"),
          Map.entry(Keys.TAB, "key.tab"),
          Map.entry(Keys.BACKSPACE, "key.backspace"),
          Map.entry(Keys.ESCAPE, "key.escape"),
          Map.entry(Keys.UP, "key.up"),
          Map.entry(Keys.DOWN, "key.down"),
          Map.entry(Keys.LEFT, "key.left"),
          Map.entry(Keys.RIGHT, "key.right"),
          Map.entry(Keys.SHIFT_LEFT, "key.shiftLeft"),
          Map.entry(Keys.SHIFT_RIGHT, "key.shiftRight"),
          Map.entry(Keys.CONTROL_LEFT, "key.controlLeft"),
          Map.entry(Keys.CONTROL_RIGHT, "key.controlRight"),
          Map.entry(Keys.ALT_LEFT, "key.altLeft"),
          Map.entry(Keys.ALT_RIGHT, "key.altRight"),
          Map.entry(Keys.CAPS_LOCK, "key.capsLock"),
          Map.entry(Keys.INSERT, "key.insert"),
          Map.entry(Keys.FORWARD_DEL, "key.delete"),
          Map.entry(Keys.HOME, "key.home"),
          Map.entry(Keys.END, "key.end"),
          Map.entry(Keys.PAGE_UP, "key.pageUp"),
          Map.entry(Keys.PAGE_DOWN, "key.pageDown"));

  private static final Map<Integer, String> MOUSE =
      Map.of(
          Buttons.LEFT, "mouse.left",
          Buttons.RIGHT, "mouse.right",
          Buttons.MIDDLE, "mouse.middle",
          Buttons.BACK, "mouse.back",
          Buttons.FORWARD, "mouse.forward");

  private static final List<Action> FLYING =
      List.of(Action.UP, Action.LEFT, Action.DOWN, Action.RIGHT);

  private static final List<Action> AIMING =
      List.of(Action.AIM_UP, Action.AIM_LEFT, Action.AIM_DOWN, Action.AIM_RIGHT);

  /**
   * Directions of each stick in the order of {@link #FLYING}, by the text key of the stick's name.
   */
  private static final Map<String, List<GamepadControl>> STICKS =
      Map.of(
          "key.leftStick",
          List.of(
              GamepadControl.LEFT_UP,
              GamepadControl.LEFT_LEFT,
              GamepadControl.LEFT_DOWN,
              GamepadControl.LEFT_RIGHT),
          "key.rightStick",
          List.of(
              GamepadControl.RIGHT_UP,
              GamepadControl.RIGHT_LEFT,
              GamepadControl.RIGHT_DOWN,
              GamepadControl.RIGHT_RIGHT));

  /** Actions of the stick that aims on a touch screen. */
  private static final Set<Action> OF_AIMING_THUMB =
      Set.of(Action.FIRE, Action.AIM_UP, Action.AIM_DOWN, Action.AIM_LEFT, Action.AIM_RIGHT);

  /** Actions of a tap on the picture of a touch screen. */
  private static final Set<Action> OF_TAP =
      Set.of(Action.NAME_TARGET, Action.NEXT_TARGET, Action.DISMISS);

  private GamepadModel gamepadModel = GamepadModel.GENERIC;
  private boolean leftHanded;
  private final KeyLayout layout;
  private final UnaryOperator<String> words;

  /** Creates names from a keyboard layout and, for keys that print nothing, from the texts. */
  public ControlNames(KeyLayout layout, UnaryOperator<String> words) {
    this.layout = layout;
    this.words = words;
  }

  /** Names gamepad controls as on {@code model} from now on. */
  public void setGamepadModel(GamepadModel model) {
    gamepadModel = model;
  }

  /** Sets the hand of the player on a touch screen; returns true if it has changed. */
  public boolean setLeftHanded(boolean mirrored) {
    boolean changed = leftHanded != mirrored;
    leftHanded = mirrored;
    return changed;
  }

  public String of(Control control) {
    return switch (control.device()) {
      case KEYBOARD -> key(control.code());
      case MOUSE -> words.apply(MOUSE.getOrDefault(control.code(), "mouse.other"));
      case GAMEPAD -> words.apply(gamepadModel.textKey(GamepadControl.at(control.code())));
      case TOUCH -> words.apply("touch.tap");
    };
  }

  /**
   * Returns the controls for flying as players say them: "WASD", "Left stick", or four names. They
   * are controls of the device in use, if something is bound there.
   */
  public String ofFlying(Bindings bindings, Device inUse) {
    return inUse == Device.TOUCH ? thumb(leftHanded) : ofDirections(FLYING, bindings, inUse);
  }

  /** Returns the control that aims the ship's gun: the mouse, a stick, or a thumb. */
  public String ofAiming(Bindings bindings, Device inUse) {
    if (inUse == Device.TOUCH) {
      return thumb(!leftHanded);
    }
    return inUse == Device.GAMEPAD
        ? ofDirections(AIMING, bindings, inUse)
        : words.apply("key.mouse");
  }

  private String thumb(boolean right) {
    return words.apply(right ? "touch.thumb.right" : "touch.thumb.left");
  }

  /**
   * Returns the name of the place on a touch screen; the page of the pause has what is no button.
   */
  private String ofTouch(Action action) {
    if (FLYING.contains(action) || OF_AIMING_THUMB.contains(action)) {
      return thumb(FLYING.contains(action) == leftHanded);
    }
    if (OF_TAP.contains(action)) {
      return words.apply("touch.tap");
    }
    for (TouchButton button : TouchButton.values()) {
      boolean ofMode = button == TouchButton.MODE && action.mode() >= 0;
      if (ofMode || button.action() == action) {
        return words.apply("touch." + button.name());
      }
    }
    return words.apply("touch.PAUSE");
  }

  private String ofDirections(List<Action> directions, Bindings bindings, Device inUse) {
    List<String> names = new ArrayList<>();
    for (Action action : directions) {
      names.add(of(action, bindings, inUse));
    }
    for (Map.Entry<String, List<GamepadControl>> stick : STICKS.entrySet()) {
      if (names.equals(stick.getValue().stream().map(part -> of(Control.gamepad(part))).toList())) {
        return words.apply(stick.getKey());
      }
    }
    boolean letters = names.stream().allMatch(name -> name.codePointCount(0, name.length()) == 1);
    return String.join(letters ? "" : " ", names);
  }

  /**
   * Returns {@code printed} in capitals, letter by letter, so that a letter without a single
   * capital, such as the German sharp s, is kept.
   */
  private static String capitals(String printed) {
    return printed
        .codePoints()
        .map(Character::toUpperCase)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private String key(int code) {
    String special = SPECIAL.get(code);
    if (special != null) {
      return words.apply(special);
    }
    String printed = layout.label(code);
    if (printed != null && !printed.isBlank()) {
      return capitals(printed);
    }
    String usual = Keys.toString(code);
    return usual == null ? words.apply("key.unknown") : usual;
  }

  /**
   * Returns the name of the control to press for an action: the first on the device in use, or else
   * the first on any other.
   */
  public String of(Action action, Bindings bindings, Device inUse) {
    return inUse == Device.TOUCH ? ofTouch(action) : of(bindings.controlsOf(action), inUse);
  }

  /** Returns the name of the first of these controls on the device in use, or else on any other. */
  public String of(List<Control> controls, Device inUse) {
    return first(controls, inUse).map(this::of).orElseGet(() -> words.apply("key.unbound"));
  }

  /**
   * Returns the control that {@link #of(Action, Bindings, Device)} names; empty if there is none.
   */
  public Optional<Control> shown(Action action, Bindings bindings, Device inUse) {
    return first(bindings.controlsOf(action), inUse);
  }

  private static Optional<Control> first(List<Control> controls, Device inUse) {
    @Nullable Control best = null;
    for (Control control : controls) {
      boolean wanted = (control.device() == Device.GAMEPAD) == (inUse == Device.GAMEPAD);
      boolean bestWanted =
          best != null && (best.device() == Device.GAMEPAD) == (inUse == Device.GAMEPAD);
      boolean reserved = control.equals(Bindings.RESERVED);
      if (best == null
          || (wanted && !bestWanted)
          || (wanted && best.equals(Bindings.RESERVED) && !reserved)) {
        best = control;
      }
    }
    return Optional.ofNullable(best);
  }
}
