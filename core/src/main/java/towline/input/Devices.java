package towline.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keyboard, mouse and gamepad as libGDX reports them. Presses are kept until they are polled, so
 * that none is lost between two frames or two ticks, however short it was.
 */
public final class Devices extends InputAdapter {
  /** What aims the gun. */
  enum AimDevice {
    MOUSE,
    KEYS
  }

  private static final int MOST_CODES = Keys.MAX_KEYCODE + 1;
  private static final int ACTIONS = Action.values().length;

  /** An aim key or stick pressed farther than this keeps the aim from the mouse. */
  private static final double AIMING = 0.25;

  private final Bindings bindings;
  private final Gamepad gamepad;
  private final GamepadListener gamepadListener = new GamepadListener();
  private final int[] held = new int[ACTIONS];
  private final int[] presses = new int[ACTIONS];
  private final boolean[] tapped = new boolean[ACTIONS];
  private final HeldControls heldControls = new HeldControls();

  /** What each key and button that is down does, as it was bound when it was pressed. */
  private final @Nullable Action[][] down = new Action[Device.values().length][MOST_CODES];

  /** The gamepad controls whose press a menu took; they do nothing else until they are let go. */
  private final boolean[] taken = new boolean[GamepadControl.count()];

  private final ActionQueue actions = new ActionQueue();
  private final ActionQueue windowActions = new ActionQueue();

  /** The keys, until the mouse has moved and its place is known. */
  private AimDevice aimDevice = AimDevice.KEYS;

  private Device lastUsed = Device.KEYBOARD;
  private @Nullable MenuInput menuInput;
  private ScreenButton screenButton = ScreenButton.NONE;
  private boolean listening = true;
  private double rumble = 1;
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

  /** Sends input to a menu first; null: only to the game. */
  public void setMenuInput(@Nullable MenuInput invited) {
    menuInput = invited;
  }

  /** Sends clicks to a button of the screen, while no menu is open, before they mean anything. */
  public void setScreenButton(ScreenButton button) {
    screenButton = button;
  }

  /** Sets the dead zones of sticks and triggers, as a fraction of their travel, 0 to below 1. */
  public void deadZones(double stick, double trigger) {
    gamepad.deadZones(stick, trigger);
  }

  /** Sets how strongly gamepads rumble, as a fraction of what they can; 0: not at all. */
  public void setRumble(double share) {
    rumble = share;
  }

  /** How far a control of the gamepad is pressed beyond its dead zone, 0 to 1. */
  public double gamepadValue(GamepadControl control) {
    return gamepad.value(control.ordinal());
  }

  /** Lets the gamepad rumble, 0 to 1, for that time, s, if it is what the player uses. */
  public void rumble(double strength, double seconds) {
    double felt = rumble * Math.min(1, strength);
    if (felt > 0 && listening && lastUsed == Device.GAMEPAD) {
      gamepad.rumble(felt, seconds);
    }
  }

  /** What is printed on the gamepad that was used last. */
  public GamepadModel gamepadModel() {
    return gamepad.model();
  }

  /** Polls the gamepads; once a frame. */
  public void poll() {
    gamepad.poll(gamepadListener);
  }

  /** The window has the focus again: gamepads count. */
  public void gainFocus() {
    listening = true;
  }

  /**
   * The window has lost the focus: gamepads, which report to every window, do not count, and
   * nothing stays pressed, because the window does not see keys come up.
   */
  public void loseFocus() {
    listening = false;
    for (int i = 0; i < ACTIONS; i++) {
      held[i] = 0;
    }
    for (@Nullable Action[] ofDevice : down) {
      Arrays.fill(ofDevice, null);
    }
    heldControls.clear();
    altsDown = 0;
    discardPresses();
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
    moveMouse(x, y);
    lastUsed = Device.MOUSE;
    heldControls.press(Control.mouse(button));
    if (menuInput != null) {
      return menuInput.pressed(Control.mouse(button))
          || menuInput.mouse().touchDown(x, y, finger, button);
    }
    if (button == Buttons.LEFT && screenButton.click(x, y)) {
      return true;
    }
    return press(Device.MOUSE, button);
  }

  @Override
  public boolean touchUp(int x, int y, int finger, int button) {
    moveMouse(x, y);
    if (menuInput != null) {
      menuInput.mouse().touchUp(x, y, finger, button);
    }
    return release(Device.MOUSE, button);
  }

  @Override
  public boolean touchDragged(int x, int y, int finger) {
    moveMouse(x, y);
    return menuInput == null || menuInput.mouse().touchDragged(x, y, finger);
  }

  @Override
  public boolean mouseMoved(int x, int y) {
    moveMouse(x, y);
    return menuInput == null || menuInput.mouse().mouseMoved(x, y);
  }

  @Override
  public boolean scrolled(float amountX, float amountY) {
    return menuInput != null && menuInput.mouse().scrolled(amountX, amountY);
  }

  private void moveMouse(int x, int y) {
    mouseX = x;
    mouseY = y;
    // A mouse that is knocked does not take the aim from a stick that is held.
    if (!aimHeld()) {
      aimDevice = AimDevice.MOUSE;
    }
  }

  private boolean aimHeld() {
    return strength(Action.AIM_UP) > AIMING
        || strength(Action.AIM_DOWN) > AIMING
        || strength(Action.AIM_LEFT) > AIMING
        || strength(Action.AIM_RIGHT) > AIMING;
  }

  private boolean press(Device device, int code) {
    heldControls.press(new Control(device, code));
    if (menuInput != null && menuInput.pressed(new Control(device, code))) {
      if (device == Device.GAMEPAD) {
        taken[code] = true;
      }
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
    if (action.aims()) {
      aimDevice = AimDevice.KEYS;
    }
    if (device != Device.GAMEPAD) {
      letGo(device, code);
      down[device.ordinal()][code] = action;
      held[action.ordinal()]++;
      tapped[action.ordinal()] = true;
    } else if (code < GamepadControl.LEFT_UP.ordinal()) {
      // A stick is analogue: a short push is not a full deflection.
      tapped[action.ordinal()] = true;
    }
  }

  private boolean release(Device device, int code) {
    heldControls.release(new Control(device, code));
    if (menuInput != null) {
      menuInput.released(new Control(device, code));
    }
    if (device == Device.GAMEPAD) {
      taken[code] = false;
    } else {
      letGo(device, code);
    }
    return bindings.actionAt(device, code) != null;
  }

  private void letGo(Device device, int code) {
    @Nullable Action[] ofDevice = down[device.ordinal()];
    Action action = code >= 0 && code < ofDevice.length ? ofDevice[code] : null;
    if (action != null) {
      held[action.ordinal()]--;
      ofDevice[code] = null;
    }
  }

  /** Forgets what was pressed and not yet handled; what is held stays held. */
  public void discardPresses() {
    clearTaps();
    actions.clear();
  }

  /** Whether the mouse was used last, and nothing else is held. */
  public boolean mouseAlone() {
    return lastUsed == Device.MOUSE && !heldControls.anyExcept(Device.MOUSE);
  }

  /** The next pressed action for the window, oldest first, or null if there is none. */
  public @Nullable Action pollWindowAction() {
    return windowActions.isEmpty() ? null : windowActions.poll();
  }

  /** Whether a gamepad has been disconnected since the last poll. */
  public boolean pollGamepadLost() {
    return gamepad.pollLost();
  }

  /** The device used last: prompts show its controls. */
  public Device lastUsed() {
    return lastUsed;
  }

  /** The mouse's x, pixels from the window's left. */
  public int mouseX() {
    return mouseX;
  }

  /** The mouse's y, pixels from the window's top. */
  public int mouseY() {
    return mouseY;
  }

  /** Whether the mouse aims the gun, so that a reticle is due. */
  public boolean mouseAims() {
    return aimDevice == AimDevice.MOUSE;
  }

  ActionQueue actions() {
    return actions;
  }

  /** How far an action is pressed, 0 to 1; a tap since the last tick counts in full. */
  double strength(Action action) {
    int at = action.ordinal();
    if (held[at] > 0 || tapped[at]) {
      return 1;
    }
    double most = 0;
    for (int part = 0; part < GamepadControl.count(); part++) {
      if (listening && !taken[part] && bindings.actionAt(Device.GAMEPAD, part) == action) {
        most = Math.max(most, gamepad.value(part));
      }
    }
    return most;
  }

  /** How often an action was pressed since the last tick. */
  int presses(Action action) {
    return presses[action.ordinal()];
  }

  /** Forgets taps and presses: a tick has read them. */
  void clearTaps() {
    for (int i = 0; i < ACTIONS; i++) {
      tapped[i] = false;
      presses[i] = 0;
    }
  }

  /** Receives the gamepad's presses. */
  private final class GamepadListener implements Gamepad.Listener {
    @Override
    public void pressed(GamepadControl control) {
      if (listening) {
        lastUsed = Device.GAMEPAD;
        press(Device.GAMEPAD, control.ordinal());
      }
    }

    @Override
    public void released(GamepadControl control) {
      release(Device.GAMEPAD, control.ordinal());
    }
  }
}
