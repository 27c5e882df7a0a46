/**
 * Fire control: the aim modes, and the guns' control that follows them.
 *
 * <p>Pure mathematics of the plane in SI units and radians; no clock, no randomness, no game. The
 * page docs/aim.md explains it with pictures.
 */
@NullMarked
package towline.aim;

import org.jspecify.annotations.NullMarked;
