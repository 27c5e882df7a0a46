/** The laboratory: experiments on fire control, steering and the game, without a window. */
@NullMarked
package towline.lab;

import org.jspecify.annotations.NullMarked;
