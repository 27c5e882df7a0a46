/** From keys, mouse and gamepad to the player's command: one table, no press ever lost. */
@NullMarked
package towline.input;

import org.jspecify.annotations.NullMarked;
