/** Screenshots and animated GIFs as files. */
@NullMarked
package towline.game.clip;

import org.jspecify.annotations.NullMarked;
