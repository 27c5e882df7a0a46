package towline.input;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import org.jspecify.annotations.Nullable;

/**
 * Keys, mouse and gamepad as they come from the machine. Presses are kept until they are taken, so
 * that none is lost between two frames or two ticks, however short it was.
 */
public final class Devices extends InputAdapter {
  /** What points the gun. */
  enum Pointer {
    MOUSE,
    KEYS
  }

  private static final int ACTIONS = Action.values().length;

  private final Bindings bindings;
  private final Gamepad gamepad;
  private final PadHands padHands = new PadHands();
  private final int[] downs = new int[ACTIONS];
  private final int[] presses = new int[ACTIONS];
  private final boolean[] tapped = new boolean[ACTIONS];
  private final ActionQueue actions = new ActionQueue();
  private final ActionQueue windowActions = new ActionQueue();

  /** Until the mouse has been seen, nobody knows where it is. */
  private Pointer pointer = Pointer.KEYS;

  private Device lastUsed = Device.KEYBOARD;
  private @Nullable MenuInput menuInput;
  private int altsDown;
  private int mouseX;
  private int mouseY;

  /** Keyboard and mouse with those bindings. */
  public Devices(Bindings bindings) {
    this(bindings, GamepadSource.none());
  }

  /** Keyboard, mouse and those gamepads with those bindings. */
  public Devices(Bindings bindings, GamepadSource pads) {
    this.bindings = bindings;
    gamepad = new Gamepad(pads);
  }

  /** From here on the presses go to a guest first; null: to nobody but the game. */
  public void setMenuInput(@Nullable MenuInput invited) {
    menuInput = invited;
  }

  /** How far a stick or a trigger must leave its rest before it counts, 0 to below 1. */
  public void deadZones(double stick, double trigger) {
    gamepad.deadZones(stick, trigger);
  }

  /** Looks at the gamepads; once a frame. */
  public void poll() {
    gamepad.poll(padHands);
  }

  @Override
  public boolean keyDown(int code) {
    if (code == Keys.ALT_LEFT || code == Keys.ALT_RIGHT) {
      altsDown++;
    }
    // With Alt held, Tab belongs to the desktop.
    if (code == Keys.TAB && altsDown > 0) {
      return false;
    }
    lastUsed = Device.KEYBOARD;
    return press(Device.KEYBOARD, code);
  }

  @Override
  public boolean keyUp(int code) {
    if (code == Keys.ALT_LEFT || code == Keys.ALT_RIGHT) {
      altsDown = Math.max(0, altsDown - 1);
    }
    return release(Device.KEYBOARD, code);
  }

  @Override
  public boolean keyTyped(char letter) {
    return menuInput != null && menuInput.typed(letter);
  }

  @Override
  public boolean touchDown(int x, int y, int finger, int button) {
    point(x, y);
    lastUsed = Device.MOUSE;
    if (menuInput != null) {
      return menuInput.pressed(Control.mouse(button))
          || menuInput.mouse().touchDown(x, y, finger, button);
    }
    return press(Device.MOUSE, button);
  }

  @Override
  public boolean touchUp(int x, int y, int finger, int button) {
    point(x, y);
    if (menuInput != null) {
      menuInput.mouse().touchUp(x, y, finger, button);
    }
    return release(Device.MOUSE, button);
  }

  @Override
  public boolean touchDragged(int x, int y, int finger) {
    point(x, y);
    return menuInput == null || menuInput.mouse().touchDragged(x, y, finger);
  }

  @Override
  public boolean mouseMoved(int x, int y) {
    point(x, y);
    return menuInput == null || menuInput.mouse().mouseMoved(x, y);
  }

  @Override
  public boolean scrolled(float amountX, float amountY) {
    return menuInput != null && menuInput.mouse().scrolled(amountX, amountY);
  }

  private void point(int x, int y) {
    mouseX = x;
    mouseY = y;
    pointer = Pointer.MOUSE;
  }

  private boolean press(Device device, int code) {
    if (menuInput != null && menuInput.pressed(new Control(device, code))) {
      return true;
    }
    Action action = bindings.actionAt(device, code);
    if (action == null) {
      return false;
    }
    switch (action.use()) {
      case HELD -> hold(action, device, code);
      case ORDER -> actions.add(action);
      case WINDOW -> windowActions.add(action);
    }
    return true;
  }

  private void hold(Action action, Device device, int code) {
    presses[action.ordinal()]++;
    if (aims(action)) {
      pointer = Pointer.KEYS;
    }
    if (device != Device.GAMEPAD) {
      downs[action.ordinal()]++;
      tapped[action.ordinal()] = true;
    } else if (code < GamepadControl.LEFT_UP.ordinal()) {
      // A stick tells how far it is pressed; a tap of it is no full deflection.
      tapped[action.ordinal()] = true;
    }
  }

  private boolean release(Device device, int code) {
    if (menuInput != null) {
      menuInput.released(new Control(device, code));
    }
    Action action = bindings.actionAt(device, code);
    if (action == null) {
      return false;
    }
    if (device != Device.GAMEPAD) {
      downs[action.ordinal()] = Math.max(0, downs[action.ordinal()] - 1);
    }
    return true;
  }

  private static boolean aims(Action action) {
    return action == Action.AIM_UP
        || action == Action.AIM_DOWN
        || action == Action.AIM_LEFT
        || action == Action.AIM_RIGHT;
  }

  /** Lets go of everything: the window lost the focus and will not see the keys come up. */
  public void releaseAll() {
    for (int i = 0; i < ACTIONS; i++) {
      downs[i] = 0;
    }
    clearTaps();
    altsDown = 0;
    actions.clear();
  }

  /** The next press for the window, in order, or null when all are taken. */
  public @Nullable Action pollWindowAction() {
    return windowActions.isEmpty() ? null : windowActions.poll();
  }

  /** Whether a gamepad has gone since this was last asked. */
  public boolean pollGamepadLost() {
    return gamepad.pollLost();
  }

  /** Whether a gamepad is plugged in. */
  public boolean gamepadConnected() {
    return gamepad.connected();
  }

  /** What the player used last: its labels are the ones to show. */
  public Device lastUsed() {
    return lastUsed;
  }

  /** The mouse, pixels of the window from its left. */
  public int mouseX() {
    return mouseX;
  }

  /** The mouse, pixels of the window from its top. */
  public int mouseY() {
    return mouseY;
  }

  /** Whether the mouse points the gun, so that its place is worth showing. */
  public boolean mouseAims() {
    return pointer == Pointer.MOUSE;
  }

  ActionQueue actions() {
    return actions;
  }

  /** How far it is pressed, 0 to 1; what was tapped since the last tick counts in full. */
  double strength(Action action) {
    int at = action.ordinal();
    if (downs[at] > 0 || tapped[at]) {
      return 1;
    }
    double most = 0;
    for (int part = 0; part < GamepadControl.count(); part++) {
      if (bindings.actionAt(Device.GAMEPAD, part) == action) {
        most = Math.max(most, gamepad.value(part));
      }
    }
    return most;
  }

  /** How often it was pressed since the last tick. */
  int presses(Action action) {
    return presses[action.ordinal()];
  }

  /** A tick has seen what was tapped. */
  void clearTaps() {
    for (int i = 0; i < ACTIONS; i++) {
      tapped[i] = false;
      presses[i] = 0;
    }
  }

  /** Hears of the gamepad's presses. */
  private final class PadHands implements Gamepad.Listener {
    @Override
    public void pressed(GamepadControl part) {
      lastUsed = Device.GAMEPAD;
      press(Device.GAMEPAD, part.ordinal());
    }

    @Override
    public void released(GamepadControl part) {
      release(Device.GAMEPAD, part.ordinal());
    }
  }
}
