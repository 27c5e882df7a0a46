/** Drawing on a page's canvas without libGDX. */
@NullMarked
package towline.web.canvas;

import org.jspecify.annotations.NullMarked;
