/** Motion told from measured positions: estimators with the error that they expect. */
@NullMarked
package towline.aim.tracking;

import org.jspecify.annotations.NullMarked;
