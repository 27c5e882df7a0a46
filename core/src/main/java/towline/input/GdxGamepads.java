package towline.input;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.Controllers;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The gamepads that gdx-controllers finds. Call only from the window's thread. */
public final class GdxGamepads implements GamepadSource {
  /** SDL's axes for the triggers, which the mapping does not name. */
  private static final int LEFT_TRIGGER = 4;

  private static final int RIGHT_TRIGGER = 5;

  private final Array<Controller> controllers;

  /** Pressed fraction of a control above which its gamepad counts as the one in use. */
  private static final double USE_FRACTION = 0.5;

  private @Nullable Controller inUse;
  private double farthest;
  private final double[] pressed = new double[GamepadControl.count()];

  GdxGamepads(Array<Controller> controllers) {
    this.controllers = controllers;
  }

  /**
   * Returns the machine's gamepads. If they cannot be opened, returns a source without gamepads and
   * prints a line on standard error.
   */
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
        if (farthest > USE_FRACTION || inUse == null || !inUse.isConnected()) {
          inUse = controller;
        }
      }
    }
    return connected;
  }

  private void read(Controller gamepad) {
    ControllerMapping mapping = gamepad.getMapping();
    button(gamepad, GamepadControl.A, mapping.buttonA);
    button(gamepad, GamepadControl.B, mapping.buttonB);
    button(gamepad, GamepadControl.X, mapping.buttonX);
    button(gamepad, GamepadControl.Y, mapping.buttonY);
    button(gamepad, GamepadControl.BACK, mapping.buttonBack);
    button(gamepad, GamepadControl.START, mapping.buttonStart);
    button(gamepad, GamepadControl.L1, mapping.buttonL1);
    button(gamepad, GamepadControl.R1, mapping.buttonR1);
    button(gamepad, GamepadControl.L2, mapping.buttonL2);
    button(gamepad, GamepadControl.R2, mapping.buttonR2);
    button(gamepad, GamepadControl.L3, mapping.buttonLeftStick);
    button(gamepad, GamepadControl.R3, mapping.buttonRightStick);
    button(gamepad, GamepadControl.DPAD_UP, mapping.buttonDpadUp);
    button(gamepad, GamepadControl.DPAD_DOWN, mapping.buttonDpadDown);
    button(gamepad, GamepadControl.DPAD_LEFT, mapping.buttonDpadLeft);
    button(gamepad, GamepadControl.DPAD_RIGHT, mapping.buttonDpadRight);
    axis(gamepad, mapping.axisLeftX, GamepadControl.LEFT_LEFT, GamepadControl.LEFT_RIGHT);
    // The y axes of sticks point down.
    axis(gamepad, mapping.axisLeftY, GamepadControl.LEFT_UP, GamepadControl.LEFT_DOWN);
    axis(gamepad, mapping.axisRightX, GamepadControl.RIGHT_LEFT, GamepadControl.RIGHT_RIGHT);
    axis(gamepad, mapping.axisRightY, GamepadControl.RIGHT_UP, GamepadControl.RIGHT_DOWN);
    if (gamepad.getAxisCount() > RIGHT_TRIGGER) {
      set(GamepadControl.L2, gamepad.getAxis(LEFT_TRIGGER));
      set(GamepadControl.R2, gamepad.getAxis(RIGHT_TRIGGER));
    }
  }

  private void button(Controller gamepad, GamepadControl control, int code) {
    if (code != ControllerMapping.UNDEFINED && gamepad.getButton(code)) {
      set(control, 1);
    }
  }

  private void axis(Controller gamepad, int code, GamepadControl less, GamepadControl more) {
    if (code != ControllerMapping.UNDEFINED) {
      double value = gamepad.getAxis(code);
      set(less, -value);
      set(more, value);
    }
  }

  /**
   * Keeps the largest value of all gamepads for each control. Ignores NaN, which broken gamepads
   * report.
   */
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
