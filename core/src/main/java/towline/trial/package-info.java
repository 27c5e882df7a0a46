/** Trials: one gun, one missile or a crowd under fixed conditions, and the parameters of each. */
@NullMarked
package towline.trial;

import org.jspecify.annotations.NullMarked;
