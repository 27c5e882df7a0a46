/** The aim modes of the game: strategies of the library, with their beliefs about gravity. */
@NullMarked
package towline.ai.aim;

import org.jspecify.annotations.NullMarked;
