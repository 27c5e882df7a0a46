/** Lab solve, lab trace and lab duel: fire control against single targets. */
@NullMarked
package towline.lab.aim;

import org.jspecify.annotations.NullMarked;
