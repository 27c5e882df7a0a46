package towline.input;

import com.badlogic.gdx.controllers.Controller;
import com.badlogic.gdx.controllers.ControllerMapping;
import com.badlogic.gdx.controllers.Controllers;
import com.badlogic.gdx.utils.Array;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.Arrays;

/** The gamepads that gdx-controllers finds. Only in the thread of the window. */
public final class GdxPads implements PadPort {
  /** Where SDL has the triggers; the mapping does not name them. */
  private static final int LEFT_TRIGGER = 4;

  private static final int RIGHT_TRIGGER = 5;

  private final Array<Controller> controllers;
  private final double[] pressed = new double[PadPart.count()];

  private GdxPads(Array<Controller> controllers) {
    this.controllers = controllers;
  }

  /** The machine's gamepads; none, and a line on standard error, where they cannot be reached. */
  public static PadPort open() {
    try {
      return new GdxPads(Controllers.getControllers());
    } catch (GdxRuntimeException | UnsatisfiedLinkError e) {
      System.err.println(
          "towline: gamepads cannot be used on this machine (" + e.getMessage() + ").");
      return PadPort.none();
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
        read(controller);
      }
    }
    return connected;
  }

  private void read(Controller from) {
    ControllerMapping places = from.getMapping();
    button(from, PadPart.A, places.buttonA);
    button(from, PadPart.B, places.buttonB);
    button(from, PadPart.X, places.buttonX);
    button(from, PadPart.Y, places.buttonY);
    button(from, PadPart.BACK, places.buttonBack);
    button(from, PadPart.START, places.buttonStart);
    button(from, PadPart.L1, places.buttonL1);
    button(from, PadPart.R1, places.buttonR1);
    button(from, PadPart.L2, places.buttonL2);
    button(from, PadPart.R2, places.buttonR2);
    button(from, PadPart.L3, places.buttonLeftStick);
    button(from, PadPart.R3, places.buttonRightStick);
    button(from, PadPart.CROSS_UP, places.buttonDpadUp);
    button(from, PadPart.CROSS_DOWN, places.buttonDpadDown);
    button(from, PadPart.CROSS_LEFT, places.buttonDpadLeft);
    button(from, PadPart.CROSS_RIGHT, places.buttonDpadRight);
    axis(from, places.axisLeftX, PadPart.LEFT_LEFT, PadPart.LEFT_RIGHT);
    // Sticks count downwards.
    axis(from, places.axisLeftY, PadPart.LEFT_UP, PadPart.LEFT_DOWN);
    axis(from, places.axisRightX, PadPart.RIGHT_LEFT, PadPart.RIGHT_RIGHT);
    axis(from, places.axisRightY, PadPart.RIGHT_UP, PadPart.RIGHT_DOWN);
    if (from.getAxisCount() > RIGHT_TRIGGER) {
      take(PadPart.L2, from.getAxis(LEFT_TRIGGER));
      take(PadPart.R2, from.getAxis(RIGHT_TRIGGER));
    }
  }

  private void button(Controller from, PadPart part, int code) {
    if (code != ControllerMapping.UNDEFINED && from.getButton(code)) {
      take(part, 1);
    }
  }

  private void axis(Controller from, int code, PadPart less, PadPart more) {
    if (code != ControllerMapping.UNDEFINED) {
      double value = from.getAxis(code);
      take(less, -value);
      take(more, value);
    }
  }

  /** The farthest of all gamepads counts; a broken one that says NaN does not. */
  private void take(PadPart part, double value) {
    if (value > pressed[part.ordinal()]) {
      pressed[part.ordinal()] = Math.min(1, value);
    }
  }

  @Override
  public double pressed(PadPart part) {
    return pressed[part.ordinal()];
  }
}
