/** Bots that fly the ship in a player's place, through the same commands. */
@NullMarked
package towline.ai.bot;

import org.jspecify.annotations.NullMarked;
