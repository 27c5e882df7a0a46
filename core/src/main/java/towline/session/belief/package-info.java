/**
 * The drone's beliefs compared with the real motion of targets: conviction, and the review of all
 * modes.
 */
@NullMarked
package towline.session.belief;

import org.jspecify.annotations.NullMarked;
