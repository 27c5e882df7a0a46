/** One turret against one moving target, in every aim mode. */
@NullMarked
package towline.trial.duel;

import org.jspecify.annotations.NullMarked;
