/**
 * A gun that studies its target: several beliefs about how it moves, and how right each has been.
 */
@NullMarked
package towline.aim.learn;

import org.jspecify.annotations.NullMarked;
