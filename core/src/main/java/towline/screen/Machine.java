package towline.screen;

import java.util.function.Supplier;
import towline.input.KeyLayout;
import towline.input.PadPort;

/**
 * What the game needs to know of the machine that only the launcher can tell.
 *
 * @param layout what stands on the keys
 * @param pads opens the gamepads, once there is a window
 */
public record Machine(KeyLayout layout, Supplier<PadPort> pads) {
  /** A machine without gamepads, of whose keyboard nothing is known. */
  public static Machine plain() {
    return new Machine(code -> null, PadPort::none);
  }
}
