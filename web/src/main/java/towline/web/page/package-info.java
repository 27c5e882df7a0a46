/** The page: the program's start in the browser, and the game's access to the browser. */
@NullMarked
package towline.web.page;

import org.jspecify.annotations.NullMarked;
