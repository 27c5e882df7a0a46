/** The aim modes of the game: strategies of the library, and what each believes of gravity. */
@NullMarked
package towline.ai.aim;

import org.jspecify.annotations.NullMarked;
