/** The game in its window, which alone knows all screens, and the options of its launcher. */
@NullMarked
package towline.game;

import org.jspecify.annotations.NullMarked;
