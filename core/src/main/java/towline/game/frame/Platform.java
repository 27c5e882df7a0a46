package towline.game.frame;

import java.nio.file.Path;
import java.util.function.Supplier;
import towline.game.host.Host;
import towline.game.host.WindowSystem;
import towline.input.GamepadSource;
import towline.input.KeyLayout;
import towline.store.Store;

/**
 * What only the launcher knows of the machine.
 *
 * @param layout the keyboard's layout
 * @param pads opens the gamepads, once there is a window
 * @param store the files on disk
 * @param windows what shows the window
 * @param pictures the folder of the player's pictures, where screenshots go
 * @param host what not all machines do alike
 */
public record Platform(
    KeyLayout layout,
    Supplier<GamepadSource> pads,
    Store store,
    WindowSystem windows,
    Path pictures,
    Host host) {}
