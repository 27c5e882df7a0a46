/**
 * Not exported; may change at any time. Arithmetic that the library shares with itself and with the
 * game.
 */
@NullMarked
package towline.internal;

import org.jspecify.annotations.NullMarked;
