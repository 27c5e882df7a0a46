/** The sound of the game, as data. */
@NullMarked
package towline.content.sound;

import org.jspecify.annotations.NullMarked;
