/** Ship and drone as bodies, the cable, the sector's edge; the only package that uses Box2D. */
@NullMarked
package towline.sim.physics;

import org.jspecify.annotations.NullMarked;
