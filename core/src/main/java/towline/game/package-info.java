/** The game in its window, which alone knows all screens; and what its launcher may ask for. */
@NullMarked
package towline.game;

import org.jspecify.annotations.NullMarked;
