/** Avoidance laws in a crowded arena: what lab swarm does. */
@NullMarked
package towline.lab.swarm;

import org.jspecify.annotations.NullMarked;
