/**
 * Answers of the library and of the game on a page, to be compared with those of other machines.
 */
@NullMarked
package towline.web.library;

import org.jspecify.annotations.NullMarked;
