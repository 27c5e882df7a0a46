package towline.input;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.Controllers;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The gamepads that gdx-controllers finds. Only in the thread of the window. */
public final class GdxGamepads implements GamepadSource {
  /** SDL's axes of the triggers, which the mapping does not name. */
  private static final int LEFT_TRIGGER = 4;

  private static final int RIGHT_TRIGGER = 5;

  private final Array<Controller> controllers;

  /** A control that is pressed farther than this says which gamepad is in use. */
  private static final double IN_USE = 0.5;

  private @Nullable Controller inUse;
  private double farthest;
  private final double[] pressed = new double[GamepadControl.count()];

  GdxGamepads(Array<Controller> controllers) {
    this.controllers = controllers;
  }

  /** The machine's gamepads; none, and a line on standard error, if they cannot be opened. */
  public static GamepadSource open() {
    try {
      return new GdxGamepads(Controllers.getControllers());
    } catch (GdxRuntimeException | UnsatisfiedLinkError e) {
      System.err.println("towline: gamepads do not work on this machine (" + e.getMessage() + ").");
      return GamepadSource.none();
    }
  }

  @Override
  public int poll() {
    Arrays.fill(pressed, 0);
    int connected = 0;
    for (int i = 0; i < controllers.size; i++) {
      Controller controller = controllers.get(i);
      if (controller.isConnected()) {
        connected++;
        farthest = 0;
        read(controller);
        if (farthest > IN_USE || inUse == null || !inUse.isConnected()) {
          inUse = controller;
        }
      }
    }
    return connected;
  }

  private void read(Controller from) {
    ControllerMapping places = from.getMapping();
    button(from, GamepadControl.A, places.buttonA);
    button(from, GamepadControl.B, places.buttonB);
    button(from, GamepadControl.X, places.buttonX);
    button(from, GamepadControl.Y, places.buttonY);
    button(from, GamepadControl.BACK, places.buttonBack);
    button(from, GamepadControl.START, places.buttonStart);
    button(from, GamepadControl.L1, places.buttonL1);
    button(from, GamepadControl.R1, places.buttonR1);
    button(from, GamepadControl.L2, places.buttonL2);
    button(from, GamepadControl.R2, places.buttonR2);
    button(from, GamepadControl.L3, places.buttonLeftStick);
    button(from, GamepadControl.R3, places.buttonRightStick);
    button(from, GamepadControl.DPAD_UP, places.buttonDpadUp);
    button(from, GamepadControl.DPAD_DOWN, places.buttonDpadDown);
    button(from, GamepadControl.DPAD_LEFT, places.buttonDpadLeft);
    button(from, GamepadControl.DPAD_RIGHT, places.buttonDpadRight);
    axis(from, places.axisLeftX, GamepadControl.LEFT_LEFT, GamepadControl.LEFT_RIGHT);
    // The y axes of sticks point down.
    axis(from, places.axisLeftY, GamepadControl.LEFT_UP, GamepadControl.LEFT_DOWN);
    axis(from, places.axisRightX, GamepadControl.RIGHT_LEFT, GamepadControl.RIGHT_RIGHT);
    axis(from, places.axisRightY, GamepadControl.RIGHT_UP, GamepadControl.RIGHT_DOWN);
    if (from.getAxisCount() > RIGHT_TRIGGER) {
      set(GamepadControl.L2, from.getAxis(LEFT_TRIGGER));
      set(GamepadControl.R2, from.getAxis(RIGHT_TRIGGER));
    }
  }

  private void button(Controller from, GamepadControl control, int code) {
    if (code != ControllerMapping.UNDEFINED && from.getButton(code)) {
      set(control, 1);
    }
  }

  private void axis(Controller from, int code, GamepadControl less, GamepadControl more) {
    if (code != ControllerMapping.UNDEFINED) {
      double value = from.getAxis(code);
      set(less, -value);
      set(more, value);
    }
  }

  /** The gamepad that is pressed farthest counts; a broken one that reports NaN does not. */
  private void set(GamepadControl control, double value) {
    farthest = Math.max(farthest, Double.isNaN(value) ? 0 : value);
    if (value > pressed[control.ordinal()]) {
      pressed[control.ordinal()] = Math.min(1, value);
    }
  }

  @Override
  public String name() {
    String name = inUse == null ? null : inUse.getName();
    return name == null ? "" : name;
  }

  @Override
  public void rumble(double strength, double seconds) {
    if (inUse != null && inUse.isConnected() && inUse.canVibrate()) {
      inUse.startVibration((int) Math.round(1000 * seconds), (float) strength);
    }
  }

  @Override
  public double value(GamepadControl control) {
    return pressed[control.ordinal()];
  }
}
