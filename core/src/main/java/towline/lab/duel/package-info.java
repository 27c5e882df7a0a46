/** Lab duel: one turret against one moving target, in every aim mode. */
@NullMarked
package towline.lab.duel;

import org.jspecify.annotations.NullMarked;
