/** One missile against one target that tries to get away, by homing law. */
@NullMarked
package towline.trial.homing;

import org.jspecify.annotations.NullMarked;
