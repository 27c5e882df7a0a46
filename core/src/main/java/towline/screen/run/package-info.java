/** A run in the window's time: who flies it, when its ticks are due, what is shown of it. */
@NullMarked
package towline.screen.run;

import org.jspecify.annotations.NullMarked;
