/** Homing laws against targets that try to get away: what lab homing does. */
@NullMarked
package towline.lab.homing;

import org.jspecify.annotations.NullMarked;
