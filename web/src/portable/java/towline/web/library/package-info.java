/** Results of the library and of the game on a page, for comparison with other machines. */
@NullMarked
package towline.web.library;

import org.jspecify.annotations.NullMarked;
