/** The phases of a tick: decide, act, move, collide, settle, publish. */
@NullMarked
package towline.sim.rules;

import org.jspecify.annotations.NullMarked;
