/** What the player keeps of what was seen: pieces of replays as moving pictures, screenshots. */
@NullMarked
package towline.screen.clip;

import org.jspecify.annotations.NullMarked;
