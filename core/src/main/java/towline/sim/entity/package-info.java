/** The things in the world: state only. They neither draw nor think. */
@NullMarked
package towline.sim.entity;

import org.jspecify.annotations.NullMarked;
