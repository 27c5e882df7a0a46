/** Lab stage: what a player sees in each wave, second by second. */
@NullMarked
package towline.lab.stage;

import org.jspecify.annotations.NullMarked;
