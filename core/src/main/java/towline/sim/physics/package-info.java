/**
 * The only place that touches Box2D: the bodies of ship and drone, the cable, the sector's edge.
 */
@NullMarked
package towline.sim.physics;

import org.jspecify.annotations.NullMarked;
