/**
 * The drone's beliefs, held against what really happens: conviction, and the review of all modes.
 */
@NullMarked
package towline.session.belief;

import org.jspecify.annotations.NullMarked;
