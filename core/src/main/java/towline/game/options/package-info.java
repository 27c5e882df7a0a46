/** The pages of settings. */
@NullMarked
package towline.game.options;

import org.jspecify.annotations.NullMarked;
