/** Arithmetic that the library shares with itself and with the game; not exported. */
@NullMarked
package towline.internal;

import org.jspecify.annotations.NullMarked;
