/** The entities in the world: what each is, how it moves and what it shows. */
@NullMarked
package towline.sim.state;

import org.jspecify.annotations.NullMarked;
