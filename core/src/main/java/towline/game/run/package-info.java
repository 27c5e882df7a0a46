/**
 * A run in the window: who flies it, when its ticks are due, its screen, and its pages from pause
 * to results.
 */
@NullMarked
package towline.game.run;

import org.jspecify.annotations.NullMarked;
