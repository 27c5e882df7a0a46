package towline.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The table of what each key, mouse button and gamepad control does. A control has at most one
 * action; an action may have several controls.
 */
public final class Bindings {
  /** Key that always pauses and goes back, so that no player can get stuck. */
  public static final Control RESERVED = Control.key(Keys.ESCAPE);

  /** Actions of version 1.0.0 that no longer exist; settings files of that version name them. */
  private static final Set<String> REMOVED_ACTIONS = Set.of("SNAP_SHOT");

  private static final int KEY_CODES = Keys.MAX_KEYCODE + 1;

  /** Number of mouse buttons that libGDX reports. */
  private static final int MOUSE_BUTTONS = Buttons.FORWARD + 1;

  private final Map<Action, List<Control>> controls = new EnumMap<>(Action.class);
  private final @Nullable Action[][] actions = {
    new Action[KEY_CODES],
    new Action[MOUSE_BUTTONS],
    new Action[GamepadControl.count()],
    // The effect of a finger depends on its place: see TouchControls.
    new Action[0]
  };
  private int revision;

  private Bindings() {
    for (Action action : Action.all()) {
      controls.put(action, new ArrayList<>());
    }
    bind(Action.PAUSE, RESERVED);
  }

  public static Bindings defaults() {
    Bindings table = new Bindings();
    table.reset();
    return table;
  }

  /** Restores the defaults. */
  public void reset() {
    for (Action action : Action.all()) {
      for (Control control : List.copyOf(controlsOf(action))) {
        unbind(control);
      }
    }
    bindKeyboard();
    gamepad();
  }

  private void bindKeyboard() {
    key(Action.UP, Keys.W);
    key(Action.DOWN, Keys.S);
    key(Action.LEFT, Keys.A);
    key(Action.RIGHT, Keys.D);
    key(Action.AIM_UP, Keys.UP);
    key(Action.AIM_DOWN, Keys.DOWN);
    key(Action.AIM_LEFT, Keys.LEFT);
    key(Action.AIM_RIGHT, Keys.RIGHT);
    bind(Action.FIRE, Control.mouse(Buttons.LEFT));
    key(Action.REEL_IN, Keys.Q);
    key(Action.PAY_OUT, Keys.E);
    key(Action.MISSILE, Keys.SPACE);
    bind(Action.NAME_TARGET, Control.mouse(Buttons.RIGHT));
    key(Action.NAME_TARGET, Keys.F);
    key(Action.NEXT_TARGET, Keys.C);
    for (Action mode : Action.modes()) {
      key(mode, Keys.NUM_1 + mode.mode());
    }
    key(Action.NEXT_MODE, Keys.TAB);
    key(Action.MISSILE_LAW, Keys.H);
    key(Action.TANK_LAW, Keys.J);
    key(Action.FOE_AIM, Keys.T);
    key(Action.GHOSTS, Keys.G);
    key(Action.VISION, Keys.V);
    key(Action.SLOWER, Keys.LEFT_BRACKET);
    key(Action.FASTER, Keys.RIGHT_BRACKET);
    key(Action.STEP, Keys.PERIOD);
    key(Action.PAUSE, Keys.P);
    key(Action.RESTART, Keys.R);
    key(Action.DISMISS, Keys.ENTER);
    key(Action.FULL_SCREEN, Keys.F11);
    key(Action.SCREENSHOT, Keys.F12);
    key(Action.PERFORMANCE, Keys.F3);
  }

  private void gamepad() {
    pad(Action.UP, GamepadControl.LEFT_UP);
    pad(Action.DOWN, GamepadControl.LEFT_DOWN);
    pad(Action.LEFT, GamepadControl.LEFT_LEFT);
    pad(Action.RIGHT, GamepadControl.LEFT_RIGHT);
    pad(Action.AIM_UP, GamepadControl.RIGHT_UP);
    pad(Action.AIM_DOWN, GamepadControl.RIGHT_DOWN);
    pad(Action.AIM_LEFT, GamepadControl.RIGHT_LEFT);
    pad(Action.AIM_RIGHT, GamepadControl.RIGHT_RIGHT);
    pad(Action.FIRE, GamepadControl.L1);
    pad(Action.REEL_IN, GamepadControl.L2);
    pad(Action.PAY_OUT, GamepadControl.R2);
    pad(Action.MISSILE, GamepadControl.A);
    pad(Action.NAME_TARGET, GamepadControl.R3);
    pad(Action.NEXT_MODE, GamepadControl.R1);
    pad(Action.VISION, GamepadControl.X);
    pad(Action.GHOSTS, GamepadControl.Y);
    pad(Action.SLOWER, GamepadControl.DPAD_LEFT);
    pad(Action.FASTER, GamepadControl.DPAD_RIGHT);
    pad(Action.STEP, GamepadControl.DPAD_DOWN);
    pad(Action.DISMISS, GamepadControl.DPAD_UP);
    pad(Action.PAUSE, GamepadControl.START);
    pad(Action.RESTART, GamepadControl.BACK);
  }

  private void key(Action action, int code) {
    bindDefault(action, Control.key(code));
  }

  private void pad(Action action, GamepadControl part) {
    bindDefault(action, Control.gamepad(part));
  }

  private void bindDefault(Action action, Control control) {
    if (actionOf(control).isPresent()) {
      throw new IllegalStateException(control.format() + " is bound twice.");
    }
    bind(action, control);
  }

  /** Binds a control to an action and removes its previous binding. */
  public void bind(Action action, Control control) {
    unbind(control);
    if (actionOf(control).isEmpty()) {
      listOf(action).add(control);
      set(control, action);
    }
  }

  /** Binds {@code control} in place of {@code old}, which is bound to the same action. */
  public void replace(Action action, Control old, Control control) {
    int place = controlsOf(action).indexOf(old);
    if (place < 0 || old.equals(control) || old.equals(RESERVED) || control.equals(RESERVED)) {
      return;
    }
    unbind(control);
    unbind(old);
    listOf(action).add(Math.min(place, controlsOf(action).size()), control);
    set(control, action);
  }

  /** Unbinds a control, unless it is the reserved key. */
  public void unbind(Control control) {
    Action action = actionAt(control.device(), control.code());
    if (action != null && !control.equals(RESERVED)) {
      listOf(action).remove(control);
      set(control, null);
    }
  }

  private List<Control> listOf(Action action) {
    return controls.computeIfAbsent(action, any -> new ArrayList<>());
  }

  private void set(Control control, @Nullable Action action) {
    actions[control.device().ordinal()][control.code()] = action;
    revision++;
  }

  /** Returns the controls of an action, in the order in which they were bound. */
  public List<Control> controlsOf(Action action) {
    return List.copyOf(listOf(action));
  }

  /** Returns the action of a control; empty if it is unbound. */
  public Optional<Action> actionOf(Control control) {
    return Optional.ofNullable(actionAt(control.device(), control.code()));
  }

  @Nullable Action actionAt(Device device, int code) {
    @Nullable Action[] table = actions[device.ordinal()];
    return code >= 0 && code < table.length ? table[code] : null;
  }

  /** Returns a number that changes with every change of the bindings. */
  public int revision() {
    return revision;
  }

  /** Returns the controls of every action as text, for the settings file. */
  public Map<String, List<String>> toMap() {
    Map<String, List<String>> entries = new LinkedHashMap<>();
    for (Action action : Action.all()) {
      entries.put(
          action.name(),
          controlsOf(action).stream()
              .filter(c -> !c.equals(RESERVED))
              .map(Control::format)
              .toList());
    }
    return entries;
  }

  /**
   * Applies bindings in the form of {@link #toMap}. Actions that are not named keep their controls.
   *
   * @return the entries that this version of the game does not know
   */
  public List<String> apply(Map<String, List<String>> entries) {
    List<String> unknown = new ArrayList<>();
    for (Map.Entry<String, List<String>> entry : entries.entrySet()) {
      Optional<Action> action = actionNamed(entry.getKey());
      if (action.isPresent()) {
        controlsOf(action.get()).forEach(this::unbind);
      } else if (!REMOVED_ACTIONS.contains(entry.getKey())) {
        unknown.add(entry.getKey());
      }
    }
    for (Map.Entry<String, List<String>> entry : entries.entrySet()) {
      actionNamed(entry.getKey()).ifPresent(action -> apply(action, entry.getValue(), unknown));
    }
    return unknown;
  }

  /**
   * Returns the actions without a key or mouse button that {@code entries}, which have been
   * applied, do not name: actions newer than the entries, which give their default controls to
   * others.
   */
  public List<Action> displacedBy(Map<String, List<String>> entries) {
    if (entries.isEmpty()) {
      return List.of();
    }
    return Action.all().stream()
        .filter(action -> !entries.containsKey(action.name()))
        .filter(action -> controlsOf(action).stream().allMatch(Bindings::isOfGamepad))
        .toList();
  }

  private static boolean isOfGamepad(Control control) {
    return control.device() == Device.GAMEPAD;
  }

  private void apply(Action action, List<String> texts, List<String> unknown) {
    for (String text : texts) {
      Optional<Control> control = Control.parse(text);
      if (control.isPresent()) {
        bind(action, control.get());
      } else {
        unknown.add(text);
      }
    }
  }

  private static Optional<Action> actionNamed(String name) {
    for (Action action : Action.all()) {
      if (action.name().equals(name)) {
        return Optional.of(action);
      }
    }
    return Optional.empty();
  }
}
