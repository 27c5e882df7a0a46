/** Pieces of replays as moving pictures. */
@NullMarked
package towline.screen.clip;

import org.jspecify.annotations.NullMarked;
