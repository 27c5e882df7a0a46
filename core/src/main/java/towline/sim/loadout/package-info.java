/** What the ship, the drone and the cable can be fitted with between the waves. */
@NullMarked
package towline.sim.loadout;

import org.jspecify.annotations.NullMarked;
