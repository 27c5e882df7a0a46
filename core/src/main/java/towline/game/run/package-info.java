/**
 * A run in the window: its pilot, the clock of its ticks, its screen, and its pages from pause to
 * results.
 */
@NullMarked
package towline.game.run;

import org.jspecify.annotations.NullMarked;
