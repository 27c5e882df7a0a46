/**
 * Homing: how a missile turns towards its target, and exponential smoothing for all that follows
 * something softly. {@link towline.homing.HomingLaw} is the catalogue.
 *
 * <p>Pure mathematics of the plane in SI units and radians; no clock, no randomness, no game. The
 * page docs/steering.md explains it with pictures.
 */
@NullMarked
package towline.homing;

import org.jspecify.annotations.NullMarked;
