/** The page: what runs in the browser first, and the game's way to the browser. */
@NullMarked
package towline.web.page;

import org.jspecify.annotations.NullMarked;
