/** The pages on which the player sets things. */
@NullMarked
package towline.game.options;

import org.jspecify.annotations.NullMarked;
