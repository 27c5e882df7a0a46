package towline.game.range;

import static towline.input.Control.gamepad;
import static towline.input.Control.key;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Optional;
import towline.input.Control;
import towline.input.GamepadControl;

/** What a press does on the range besides moving the focus, and what is to be pressed. */
public enum RangeCommand {
  /** The next preset. */
  NEXT(key(Keys.N), gamepad(GamepadControl.X)),
  /** Stop the time, or let it go on. */
  PAUSE(key(Keys.P), gamepad(GamepadControl.Y)),
  /** A single tick. */
  STEP(key(Keys.PERIOD), gamepad(GamepadControl.R3)),
  /** This set-up from the beginning. */
  RESTART(key(Keys.R), gamepad(GamepadControl.START)),
  /** Half the speed. */
  SLOWER(key(Keys.COMMA), gamepad(GamepadControl.L2)),
  /** Twice the speed. */
  FASTER(key(Keys.MINUS), gamepad(GamepadControl.R2)),
  /** The other view. */
  VIEW(key(Keys.V), gamepad(GamepadControl.BACK)),
  /** Copy the command. */
  COPY(key(Keys.C), gamepad(GamepadControl.L3)),
  /** The default of the slider that has the focus. */
  RESET(key(Keys.FORWARD_DEL));

  @SuppressWarnings("ImmutableEnumChecker") // Nobody can change List.of.
  private final List<Control> controls;

  RangeCommand(Control... controls) {
    this.controls = List.of(controls);
  }

  /** The key, then the gamepad's control if there is one. */
  public List<Control> controls() {
    return controls;
  }

  /** The command of a control; empty if it has none. */
  public static Optional<RangeCommand> of(Control control) {
    for (RangeCommand command : values()) {
      if (command.controls.contains(control)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
