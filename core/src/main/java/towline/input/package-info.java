/** Keyboard, mouse, gamepad and touch screen: bindings, and the player's command for each tick. */
@NullMarked
package towline.input;

import org.jspecify.annotations.NullMarked;
