/** The interface of the simulation: commands, pilots, snapshots, events. */
@NullMarked
package towline.sim.api;

import org.jspecify.annotations.NullMarked;
