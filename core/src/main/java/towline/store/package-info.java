/** The files of the player: written completely or not at all, and checked when read. */
@NullMarked
package towline.store;

import org.jspecify.annotations.NullMarked;
