/**
 * Not exported; may change at any time. Plane geometry, exact arithmetic, random streams and
 * hashes: the same bits on every machine.
 */
@NullMarked
package towline.math;

import org.jspecify.annotations.NullMarked;
