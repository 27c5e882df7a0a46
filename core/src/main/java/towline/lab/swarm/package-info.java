/** Lab swarm: avoidance laws in a crowded arena and in classic scenes. */
@NullMarked
package towline.lab.swarm;

import org.jspecify.annotations.NullMarked;
