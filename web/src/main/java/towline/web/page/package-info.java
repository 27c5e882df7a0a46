/** The page: what runs in the browser first. */
@NullMarked
package towline.web.page;

import org.jspecify.annotations.NullMarked;
