/** The range: the routines of the library at work, to be played with. */
@NullMarked
package towline.game.range;

import org.jspecify.annotations.NullMarked;
