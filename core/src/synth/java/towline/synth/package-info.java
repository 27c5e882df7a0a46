/** The program that synthesises assets/sound; see assets-src/sound/README.md. Part of no game. */
@NullMarked
package towline.synth;

import org.jspecify.annotations.NullMarked;
