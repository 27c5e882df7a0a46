/**
 * What the ship, the drone and the cable can be fitted with between the waves, and what mastered
 * aim modes do better.
 */
@NullMarked
package towline.sim.loadout;

import org.jspecify.annotations.NullMarked;
