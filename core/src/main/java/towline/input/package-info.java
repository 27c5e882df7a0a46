/** From keys and mouse to the player's command: one table of bindings, no press ever lost. */
@NullMarked
package towline.input;

import org.jspecify.annotations.NullMarked;
