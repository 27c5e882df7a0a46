/**
 * Not exported; may change at any time. Learning a target's motion: several beliefs, each with its
 * recent accuracy.
 */
@NullMarked
package towline.aim.learn;

import org.jspecify.annotations.NullMarked;
