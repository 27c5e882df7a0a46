/** The entities in the world: state, motion and published fields of each. */
@NullMarked
package towline.sim.state;

import org.jspecify.annotations.NullMarked;
