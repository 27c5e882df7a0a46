/**
 * The abilities of entities: immutable records, read from data files. Metres, seconds, radians, kg.
 */
@NullMarked
package towline.sim.spec;

import org.jspecify.annotations.NullMarked;
