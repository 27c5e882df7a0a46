/**
 * Modules for ship, drone and cable, which are fitted between waves, and the stats that they raise.
 */
@NullMarked
package towline.sim.loadout;

import org.jspecify.annotations.NullMarked;
