/**
 * The drone's beliefs compared with the real motion of targets: beliefCharge, and the review of all
 * modes.
 */
@NullMarked
package towline.session.belief;

import org.jspecify.annotations.NullMarked;
