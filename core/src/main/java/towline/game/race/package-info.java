/** The race: two runs of one seed beside each other. */
@NullMarked
package towline.game.race;

import org.jspecify.annotations.NullMarked;
