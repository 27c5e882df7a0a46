/** Tests that open the real game on a real screen and drive it with keys. */
@NullMarked
package towline.desktop.window;

import org.jspecify.annotations.NullMarked;
