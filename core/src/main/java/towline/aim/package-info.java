/**
 * Fire control: the earliest certain shot, and the aim modes that use it.
 *
 * <p>Pure mathematics of the plane in SI units and radians; no clock, no randomness, no game. The
 * page docs/aim.md explains it with pictures.
 */
@NullMarked
package towline.aim;

import org.jspecify.annotations.NullMarked;
