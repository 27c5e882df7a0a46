/** A run of the game: rules of play around the world, the fixed step, replays. */
@NullMarked
package towline.session;

import org.jspecify.annotations.NullMarked;
