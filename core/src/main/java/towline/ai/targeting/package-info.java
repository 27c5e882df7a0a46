/** The choice of targets. */
@NullMarked
package towline.ai.targeting;

import org.jspecify.annotations.NullMarked;
