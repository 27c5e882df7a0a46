/** What the simulation shows and accepts: commands, pilots, snapshots, events. */
@NullMarked
package towline.sim.api;

import org.jspecify.annotations.NullMarked;
