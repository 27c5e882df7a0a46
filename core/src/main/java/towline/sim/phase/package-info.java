/** The phases of a tick: decide, act, move, collide, settle, publish. */
@NullMarked
package towline.sim.phase;

import org.jspecify.annotations.NullMarked;
