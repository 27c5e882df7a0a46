/** What the game measures of itself, and what it leaves behind when it fails. */
@NullMarked
package towline.game.diagnostics;

import org.jspecify.annotations.NullMarked;
