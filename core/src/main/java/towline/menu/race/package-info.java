/** The page of the race. */
@NullMarked
package towline.menu.race;

import org.jspecify.annotations.NullMarked;
