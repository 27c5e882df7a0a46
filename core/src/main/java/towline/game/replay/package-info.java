/** Replays that are watched, or played for a clip. */
@NullMarked
package towline.game.replay;

import org.jspecify.annotations.NullMarked;
