/**
 * The program that synthesises assets/sound; see assets-src/sound/README.md. It is not part of the
 * game.
 */
@NullMarked
package towline.synth;

import org.jspecify.annotations.NullMarked;
