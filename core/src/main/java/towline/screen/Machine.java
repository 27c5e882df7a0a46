package towline.screen;

import java.util.function.Supplier;
import towline.input.KeyLayout;
import towline.input.PadPort;
import towline.store.Store;

/**
 * What the game needs to know of the machine that only the launcher can tell.
 *
 * @param layout what stands on the keys
 * @param pads opens the gamepads, once there is a window
 * @param store what is kept on disk
 */
public record Machine(KeyLayout layout, Supplier<PadPort> pads, Store store) {}
