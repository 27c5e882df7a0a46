/** The experiment lab duel: one turret against one moving target, for every aim mode. */
@NullMarked
package towline.lab.duel;

import org.jspecify.annotations.NullMarked;
