package towline.game.range;

import com.badlogic.gdx.Input.Keys;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import towline.input.Control;
import towline.input.GamepadControl;

/** What a press does on the range besides moving the focus, and what is to be pressed. */
public enum RangeCommand {
  /** The next preset. */
  NEXT(Keys.N, GamepadControl.X),
  /** Stop the time, or let it go on. */
  PAUSE(Keys.P, GamepadControl.Y),
  /** A single tick. */
  STEP(Keys.PERIOD, GamepadControl.R3),
  /** This set-up from the beginning. */
  RESTART(Keys.R, GamepadControl.START),
  /** Half the speed. */
  SLOWER(Keys.COMMA, GamepadControl.L2),
  /** Twice the speed. */
  FASTER(Keys.MINUS, GamepadControl.R2),
  /** The other view. */
  VIEW(Keys.V, GamepadControl.BACK),
  /** Copy the command. */
  COPY(Keys.C, GamepadControl.L3),
  /** The default of the slider that has the focus. */
  RESET(Keys.FORWARD_DEL, null);

  private final int key;
  private final @Nullable GamepadControl pad;

  RangeCommand(int key, @Nullable GamepadControl pad) {
    this.key = key;
    this.pad = pad;
  }

  /** The key, then the gamepad's control if there is one. */
  public List<Control> controls() {
    return pad == null
        ? List.of(Control.key(key))
        : List.of(Control.key(key), Control.gamepad(pad));
  }

  /** The command of a control; empty if it has none. */
  public static Optional<RangeCommand> of(Control control) {
    for (RangeCommand command : values()) {
      if (command.controls().contains(control)) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
