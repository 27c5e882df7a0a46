/**
 * The deterministic simulation: the world, its tick, commands in, snapshots and events out.
 *
 * <p>Metres, seconds, radians; +x right, +y up, angles counter-clockwise from +x.
 */
@NullMarked
package towline.sim;

import org.jspecify.annotations.NullMarked;
