/** Lab homing and lab swarm: homing and avoidance laws. */
@NullMarked
package towline.lab.steer;

import org.jspecify.annotations.NullMarked;
