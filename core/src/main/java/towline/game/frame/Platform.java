package towline.game.frame;

import java.nio.file.Path;
import java.util.function.Supplier;
import towline.game.host.Host;
import towline.game.host.WindowSystem;
import towline.input.GamepadSource;
import towline.input.KeyLayout;
import towline.store.Store;

/**
 * The parts of the machine that the launcher supplies.
 *
 * @param layout the keyboard's layout
 * @param pads opens the gamepads, once there is a window
 * @param store the files on disk
 * @param windows the window system
 * @param pictures the player's folder of pictures, for screenshots
 * @param host the parts that differ between machines
 */
public record Platform(
    KeyLayout layout,
    Supplier<GamepadSource> pads,
    Store store,
    WindowSystem windows,
    Path pictures,
    Host host) {}
