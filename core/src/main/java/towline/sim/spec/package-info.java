/** What entities can do: immutable records that check themselves. Metres, seconds, radians, kg. */
@NullMarked
package towline.sim.spec;

import org.jspecify.annotations.NullMarked;
