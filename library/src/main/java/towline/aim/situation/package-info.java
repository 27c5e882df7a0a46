/** The input of the solvers: shooter, gun, target and limits. */
@NullMarked
package towline.aim.situation;

import org.jspecify.annotations.NullMarked;
