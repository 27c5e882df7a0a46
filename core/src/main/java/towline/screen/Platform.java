package towline.screen;

import java.util.function.Supplier;
import towline.input.GamepadSource;
import towline.input.KeyLayout;
import towline.store.Store;

/**
 * What the game needs to know of the machine that only the launcher can tell.
 *
 * @param layout what stands on the keys
 * @param pads opens the gamepads, once there is a window
 * @param store what is kept on disk
 */
public record Platform(KeyLayout layout, Supplier<GamepadSource> pads, Store store) {}
