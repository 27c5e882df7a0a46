/** The entities in the world: state only. They neither draw nor think. */
@NullMarked
package towline.sim.state;

import org.jspecify.annotations.NullMarked;
