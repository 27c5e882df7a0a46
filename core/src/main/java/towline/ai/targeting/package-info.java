/** Which target to choose. */
@NullMarked
package towline.ai.targeting;

import org.jspecify.annotations.NullMarked;
