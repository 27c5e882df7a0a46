/** Pictures and moving pictures as files. */
@NullMarked
package towline.game.clip;

import org.jspecify.annotations.NullMarked;
