package towline.input;

import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Keyboard, mouse, gamepad and fingers as libGDX reports them: pointer 0 is the mouse, all others
 * are fingers. Presses are kept until they are polled, so that even a very short one is not lost
 * between two frames or two ticks.
 */
public final class Devices extends InputAdapter {
  /** The device that aims the gun. */
  enum AimDevice {
    MOUSE,
    KEYS
  }

  /** Pointer of the first finger. */
  public static final int FIRST_FINGER = 1;

  /** Button with which a finger that is cancelled goes up. */
  static final int CANCELLED = -1;

  private static final int CODES = Keys.MAX_KEYCODE + 1;
  private static final int ACTIONS = Action.values().length;

  /** Pressed fraction of an aim key or stick above which moving the mouse does not take the aim. */
  private static final double AIM_HELD = 0.25;

  private final Bindings bindings;
  private final Gamepad gamepad;
  private final GamepadListener gamepadListener = new GamepadListener();

  /** Number of keys and buttons that are down, by action. */
  private final int[] pressCounts = new int[ACTIONS];

  /** Number of presses since the last tick, by action. */
  private final int[] presses = new int[ACTIONS];

  private final boolean[] tapped = new boolean[ACTIONS];
  private final HeldControls heldControls = new HeldControls();

  /** Actions of the keys and buttons that are down, as they were bound when they were pressed. */
  private final @Nullable Action[][] down = new Action[Device.values().length][CODES];

  /** Gamepad controls whose press a menu handled; they do nothing else until they are released. */
  private final boolean[] usedByMenu = new boolean[GamepadControl.count()];

  private final TouchControls touch = new TouchControls(new TouchListener());

  /** Fingers that came down on a menu, which keeps them until they are lifted. */
  private final boolean[] onMenu = new boolean[TouchControls.MAX_FINGERS];

  private final ActionQueue actions = new ActionQueue();
  private final ActionQueue windowActions = new ActionQueue();

  /** Keys, until the mouse has moved and its position is known. */
  private AimDevice aimDevice = AimDevice.KEYS;

  private Device lastUsed = Device.KEYBOARD;
  private @Nullable MenuInput menuInput;
  private ScreenButton screenButton = ScreenButton.NONE;
  private boolean listening = true;
  private double rumble = 1;
  private int altsDown;
  private int mouseX;
  private int mouseY;
  private boolean touched;

  /** Creates devices without gamepads. */
  public Devices(Bindings bindings) {
    this(bindings, GamepadSource.none());
  }

  /**
   * Creates devices whose keys, buttons and gamepad controls have the actions of {@code bindings}.
   */
  public Devices(Bindings bindings, GamepadSource pads) {
    this.bindings = bindings;
    gamepad = new Gamepad(pads);
  }

  /** Sends input to a menu first; null: to the game only. */
  public void setMenuInput(@Nullable MenuInput menu) {
    menuInput = menu;
    if (menu != null) {
      touch.cancelButtons();
    }
  }

  /** Makes fingers the device in use before the first touch, on a screen without a mouse. */
  public void expectTouch() {
    lastUsed = Device.TOUCH;
    touched = true;
  }

  /**
   * Returns true once fingers are used or expected, so that menus must be large enough for them.
   */
  public boolean isTouched() {
    return touched;
  }

  /** Returns the controls on the touch screen. */
  public TouchControls touch() {
    return touch;
  }

  /** Sends clicks to {@code button} first, while no menu is open. */
  public void setScreenButton(ScreenButton button) {
    screenButton = button;
  }

  /** Sets the dead zones of sticks and triggers, as fractions of their travel, 0 to below 1. */
  public void deadZones(double stick, double trigger) {
    gamepad.deadZones(stick, trigger);
  }

  /** Sets the strength of the rumble, 0 to 1; 0 turns it off. */
  public void setRumble(double strength) {
    rumble = strength;
  }

  /** Returns the pressed fraction of a gamepad control beyond its dead zone, 0 to 1. */
  public double gamepadValue(GamepadControl control) {
    return gamepad.value(control.ordinal());
  }

  /** Makes the gamepad rumble with a strength of 0 to 1, if it was the last device used. */
  public void rumble(double strength, double seconds) {
    double felt = rumble * Math.min(1, strength);
    if (felt > 0 && listening && lastUsed == Device.GAMEPAD) {
      gamepad.rumble(felt, seconds);
    }
  }

  /** Returns the model of the gamepad that was used last. */
  public GamepadModel gamepadModel() {
    return gamepad.model();
  }

  /** Polls the gamepads. Called once a frame. */
  public void poll() {
    gamepad.poll(gamepadListener);
  }

  /** Enables the gamepads. Called when the window gains the focus. */
  public void gainFocus() {
    listening = true;
  }

  /**
   * Disables the gamepads, because they report to every window, and releases all controls, because
   * the window is not told when keys come up. Called when the window loses the focus.
   */
  public void loseFocus() {
    listening = false;
    for (int i = 0; i < ACTIONS; i++) {
      pressCounts[i] = 0;
    }
    for (@Nullable Action[] ofDevice : down) {
      Arrays.fill(ofDevice, null);
    }
    heldControls.clear();
    touch.cancelAll();
    Arrays.fill(onMenu, false);
    altsDown = 0;
    discardPresses();
  }

  @Override
  public boolean keyDown(int code) {
    if (code == Keys.ALT_LEFT || code == Keys.ALT_RIGHT) {
      altsDown++;
    }
    // Alt+Tab belongs to the desktop.
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
    if (finger >= FIRST_FINGER) {
      return fingerDown(x, y, finger, button);
    }
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
    if (finger >= FIRST_FINGER) {
      return button == CANCELLED
          ? touchCancelled(x, y, finger, button)
          : fingerUp(x, y, finger, button);
    }
    moveMouse(x, y);
    if (menuInput != null) {
      menuInput.mouse().touchUp(x, y, finger, button);
    }
    return release(Device.MOUSE, button);
  }

  @Override
  public boolean touchDragged(int x, int y, int finger) {
    if (finger >= FIRST_FINGER) {
      return fingerDragged(x, y, finger);
    }
    moveMouse(x, y);
    return menuInput == null || menuInput.mouse().touchDragged(x, y, finger);
  }

  /** Handles a finger that the system has taken away: it has no effect. */
  @Override
  public boolean touchCancelled(int x, int y, int finger, int button) {
    if (finger < FIRST_FINGER) {
      return touchUp(x, y, finger, button);
    }
    touch.cancel(finger);
    boolean wasOnMenu = leaveMenu(finger);
    return menuInput == null
        || !wasOnMenu
        || menuInput.touch().touchCancelled(x, y, finger, button);
  }

  private boolean fingerDown(int x, int y, int finger, int button) {
    expectTouch();
    if (finger >= TouchControls.MAX_FINGERS) {
      return false;
    }
    if (menuInput != null) {
      onMenu[finger] = true;
      return menuInput.touch().touchDown(x, y, finger, button);
    }
    aimDevice = AimDevice.KEYS;
    touch.down(finger, x / touch.pixels(), y / touch.pixels());
    return true;
  }

  private boolean fingerDragged(int x, int y, int finger) {
    if (finger < TouchControls.MAX_FINGERS && onMenu[finger]) {
      return menuInput == null || menuInput.touch().touchDragged(x, y, finger);
    }
    touch.drag(finger, x / touch.pixels(), y / touch.pixels());
    return true;
  }

  private boolean fingerUp(int x, int y, int finger, int button) {
    if (leaveMenu(finger)) {
      return menuInput == null || menuInput.touch().touchUp(x, y, finger, button);
    }
    touch.up(finger, x / touch.pixels(), y / touch.pixels());
    return true;
  }

  /** Returns true if a finger that leaves the screen came down on a menu. */
  private boolean leaveMenu(int finger) {
    boolean was = finger < TouchControls.MAX_FINGERS && onMenu[finger];
    if (was) {
      onMenu[finger] = false;
    }
    return was;
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
    // A nudge of the mouse does not take the aim from a stick that is held.
    if (!aimHeld()) {
      aimDevice = AimDevice.MOUSE;
    }
  }

  private boolean aimHeld() {
    return strength(Action.AIM_UP) > AIM_HELD
        || strength(Action.AIM_DOWN) > AIM_HELD
        || strength(Action.AIM_LEFT) > AIM_HELD
        || strength(Action.AIM_RIGHT) > AIM_HELD;
  }

  private boolean press(Device device, int code) {
    heldControls.press(new Control(device, code));
    if (menuInput != null && menuInput.pressed(new Control(device, code))) {
      if (device == Device.GAMEPAD) {
        usedByMenu[code] = true;
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
      pressCounts[action.ordinal()]++;
      tapped[action.ordinal()] = true;
    } else if (code < GamepadControl.LEFT_UP.ordinal()) {
      // Sticks are analogue: a short push is not a full deflection.
      tapped[action.ordinal()] = true;
    }
  }

  private boolean release(Device device, int code) {
    heldControls.release(new Control(device, code));
    if (menuInput != null) {
      menuInput.released(new Control(device, code));
    }
    if (device == Device.GAMEPAD) {
      usedByMenu[code] = false;
    } else {
      letGo(device, code);
    }
    return bindings.actionAt(device, code) != null;
  }

  private void letGo(Device device, int code) {
    @Nullable Action[] ofDevice = down[device.ordinal()];
    Action action = code >= 0 && code < ofDevice.length ? ofDevice[code] : null;
    if (action != null) {
      pressCounts[action.ordinal()]--;
      ofDevice[code] = null;
    }
  }

  /** Forgets presses that have not been handled. Controls that are held stay held. */
  public void discardPresses() {
    clearTaps();
    actions.clear();
  }

  /** Adds an action to the commands of the next ticks, for which a page has a button. */
  public void order(Action action) {
    actions.add(action);
  }

  /** Returns true if the mouse was used last and no control of another device is held. */
  public boolean mouseAlone() {
    return lastUsed == Device.MOUSE && !heldControls.anyExcept(Device.MOUSE);
  }

  /** Returns the next pressed action for the window, oldest first, or null if there is none. */
  public @Nullable Action pollWindowAction() {
    return windowActions.isEmpty() ? null : windowActions.poll();
  }

  /** Returns true if a gamepad has been disconnected since the last call. */
  public boolean pollGamepadLost() {
    return gamepad.pollLost();
  }

  /** Returns the device used last, whose controls the prompts show. */
  public Device lastUsed() {
    return lastUsed;
  }

  /** Returns the x of the mouse, in pixels from the window's left. */
  public int mouseX() {
    return mouseX;
  }

  /** Returns the y of the mouse, in pixels from the window's top. */
  public int mouseY() {
    return mouseY;
  }

  /** Returns true if the mouse aims the gun, so that a crosshair is needed. */
  public boolean mouseAims() {
    return aimDevice == AimDevice.MOUSE;
  }

  /** Returns true if the foe at the mouse's place, or that of the last tap, is the one named. */
  boolean pointerNames() {
    return mouseAims() || lastUsed == Device.TOUCH;
  }

  ActionQueue actions() {
    return actions;
  }

  /** Returns the pressed fraction of an action, 0 to 1. A tap since the last tick counts as 1. */
  double strength(Action action) {
    int at = action.ordinal();
    if (pressCounts[at] > 0 || tapped[at]) {
      return 1;
    }
    double most = touch.strength(action);
    for (int part = 0; part < GamepadControl.count(); part++) {
      if (listening && !usedByMenu[part] && bindings.actionAt(Device.GAMEPAD, part) == action) {
        most = Math.max(most, gamepad.value(part));
      }
    }
    return most;
  }

  /** Returns the number of presses of an action since the last tick. */
  int presses(Action action) {
    return presses[action.ordinal()];
  }

  /** Forgets taps and presses. Called when a tick has read them. */
  void clearTaps() {
    for (int i = 0; i < ACTIONS; i++) {
      tapped[i] = false;
      presses[i] = 0;
    }
    touch.tick();
  }

  private final class TouchListener implements TouchControls.Listener {
    @Override
    public void pressed(Action action) {
      switch (action.use()) {
        case HELD -> {
          presses[action.ordinal()]++;
          tapped[action.ordinal()] = true;
        }
        case ORDER -> actions.add(action);
        case WINDOW -> windowActions.add(action);
      }
    }

    @Override
    public void tapped(double x, double y) {
      mouseX = (int) Math.round(x * touch.pixels());
      mouseY = (int) Math.round(y * touch.pixels());
      presses[Action.NAME_TARGET.ordinal()]++;
    }

    @Override
    public boolean isUsed() {
      return lastUsed == Device.TOUCH;
    }

    @Override
    public boolean isMenuOpen() {
      return menuInput != null;
    }
  }

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
