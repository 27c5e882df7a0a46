/** Six Shots in the window: the board's pen, its devices, and its place among the screens. */
@NullMarked
package towline.game.shots;

import org.jspecify.annotations.NullMarked;
