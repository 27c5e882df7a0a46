/** The race: two runs of one seed beside each other. */
@NullMarked
package towline.screen.race;

import org.jspecify.annotations.NullMarked;
