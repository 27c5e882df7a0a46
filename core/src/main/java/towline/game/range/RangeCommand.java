package towline.game.range;

import static towline.input.Control.gamepad;
import static towline.input.Control.key;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Optional;
import towline.input.Control;
import towline.input.GamepadControl;

/** The effect of a press on the range besides moves of the focus, and its controls. */
public enum RangeCommand {
  /** Select the next preset. */
  NEXT(key(Keys.N), gamepad(GamepadControl.X)),
  /** Pause or resume the time. */
  PAUSE(key(Keys.P), gamepad(GamepadControl.Y)),
  /** Play a single tick. */
  STEP(key(Keys.PERIOD), gamepad(GamepadControl.R3)),
  /** Start this setup from the beginning. */
  RESTART(key(Keys.R), gamepad(GamepadControl.START)),
  /** Halve the speed. */
  SLOWER(key(Keys.COMMA), gamepad(GamepadControl.L2)),
  /** Double the speed. */
  FASTER(key(Keys.MINUS), gamepad(GamepadControl.R2)),
  /** Switch to the other view. */
  VIEW(key(Keys.V), gamepad(GamepadControl.BACK)),
  /** Copy the command. */
  COPY(key(Keys.C), gamepad(GamepadControl.L3)),
  /** Restore the default of the focused slider. */
  RESET(key(Keys.FORWARD_DEL));

  @SuppressWarnings("ImmutableEnumChecker") // List.of is unmodifiable.
  private final List<Control> controls;

  RangeCommand(Control... controls) {
    this.controls = List.of(controls);
  }

  /** Returns the key, followed by the gamepad's control if there is one. */
  public List<Control> controls() {
    return controls;
  }

  /** Returns the command of a control; empty if it has none. */
  public static Optional<RangeCommand> of(Control control) {
    for (RangeCommand command : values()) {
      if (command.controls.contains(control)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
