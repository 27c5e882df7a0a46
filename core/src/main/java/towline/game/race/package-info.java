/** The race: two runs of one seed side by side. */
@NullMarked
package towline.game.race;

import org.jspecify.annotations.NullMarked;
