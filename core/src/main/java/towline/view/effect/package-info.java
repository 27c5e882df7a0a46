/**
 * What moves for the eye alone: the spring grid, the hanging cable, sparks, waves, shake. Has its
 * own chance and its own time; nothing of it ever reaches the simulation.
 */
@NullMarked
package towline.view.effect;

import org.jspecify.annotations.NullMarked;
