/** The library by itself on a page. */
@NullMarked
package towline.web.library;

import org.jspecify.annotations.NullMarked;
