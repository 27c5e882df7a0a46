/**
 * Decoration that moves: the spring grid, the hanging cable, sparks, waves, shake. It has its own
 * random numbers and its own time, and never affects the simulation.
 */
@NullMarked
package towline.view.effect;

import org.jspecify.annotations.NullMarked;
