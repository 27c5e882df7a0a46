/** The hash of a simulation's state, by which two runs are compared. */
@NullMarked
package towline.sim.hash;

import org.jspecify.annotations.NullMarked;
