package towline.web.script;

import java.util.Arrays;
import org.teavm.jso.JSBody;
import towline.input.GamepadControl;
import towline.input.GamepadSource;

/** The gamepads of the browser, which reports one once a button of it has been pressed. */
public final class BrowserGamepads implements GamepadSource {
  /** Buttons of the standard layout, in its order. */
  private static final GamepadControl[] BUTTONS = {
    GamepadControl.A,
    GamepadControl.B,
    GamepadControl.X,
    GamepadControl.Y,
    GamepadControl.L1,
    GamepadControl.R1,
    GamepadControl.L2,
    GamepadControl.R2,
    GamepadControl.BACK,
    GamepadControl.START,
    GamepadControl.L3,
    GamepadControl.R3,
    GamepadControl.DPAD_UP,
    GamepadControl.DPAD_DOWN,
    GamepadControl.DPAD_LEFT,
    GamepadControl.DPAD_RIGHT
  };

  /** Controls of the axes of the standard layout, below and above 0; vertical axes point down. */
  private static final GamepadControl[][] AXES = {
    {GamepadControl.LEFT_LEFT, GamepadControl.LEFT_RIGHT},
    {GamepadControl.LEFT_UP, GamepadControl.LEFT_DOWN},
    {GamepadControl.RIGHT_LEFT, GamepadControl.RIGHT_RIGHT},
    {GamepadControl.RIGHT_UP, GamepadControl.RIGHT_DOWN}
  };

  /** Pressed fraction of a control above which its gamepad counts as the one in use. */
  private static final double USE_FRACTION = 0.5;

  private final double[] pressed = new double[GamepadControl.count()];
  private int inUse;

  @Override
  public int poll() {
    Arrays.fill(pressed, 0);
    int connected = 0;
    int slots = slots();
    for (int pad = 0; pad < slots; pad++) {
      if (isStandard(pad)) {
        connected++;
        read(pad);
      }
    }
    return connected;
  }

  private void read(int pad) {
    for (int i = 0; i < BUTTONS.length; i++) {
      set(pad, BUTTONS[i], button(pad, i));
    }
    for (int i = 0; i < AXES.length; i++) {
      double value = axis(pad, i);
      set(pad, AXES[i][0], -value);
      set(pad, AXES[i][1], value);
    }
  }

  /** Keeps the largest value of all gamepads for each control. */
  private void set(int pad, GamepadControl control, double value) {
    if (value > pressed[control.ordinal()]) {
      pressed[control.ordinal()] = Math.min(1, value);
    }
    if (value > USE_FRACTION) {
      inUse = pad;
    }
  }

  @Override
  public double value(GamepadControl control) {
    return pressed[control.ordinal()];
  }

  @Override
  public String name() {
    return isStandard(inUse) ? id(inUse) : "";
  }

  @Override
  public void rumble(double strength, double seconds) {
    if (isStandard(inUse)) {
      shake(inUse, strength, 1000 * seconds);
    }
  }

  @JSBody(
      script =
          "window.towlinePads = navigator.getGamepads ? navigator.getGamepads() : [];"
              + " return window.towlinePads.length;")
  private static native int slots();

  @JSBody(
      params = "pad",
      script =
          "var one = window.towlinePads && window.towlinePads[pad];"
              + " return !!one && one.connected && one.mapping === 'standard';")
  private static native boolean isStandard(int pad);

  @JSBody(
      params = {"pad", "i"},
      script = "var one = window.towlinePads[pad].buttons[i];" + " return one ? one.value : 0;")
  private static native double button(int pad, int i);

  @JSBody(
      params = {"pad", "i"},
      script = "return window.towlinePads[pad].axes[i] || 0;")
  private static native double axis(int pad, int i);

  @JSBody(params = "pad", script = "return window.towlinePads[pad].id;")
  private static native String id(int pad);

  @JSBody(
      params = {"pad", "strength", "ms"},
      script =
          "var motor = window.towlinePads[pad].vibrationActuator;"
              + " if (motor && motor.playEffect) motor.playEffect('dual-rumble', {duration: ms,"
              + " strongMagnitude: strength, weakMagnitude: strength}).catch(function() {});")
  private static native void shake(int pad, double strength, double ms);
}
