/** The game's measurements of itself, and its crash reports. */
@NullMarked
package towline.game.diagnostics;

import org.jspecify.annotations.NullMarked;
