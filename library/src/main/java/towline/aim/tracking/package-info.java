/**
 * Not exported; may change at any time. Motion estimated from measured positions, with expected
 * errors.
 */
@NullMarked
package towline.aim.tracking;

import org.jspecify.annotations.NullMarked;
