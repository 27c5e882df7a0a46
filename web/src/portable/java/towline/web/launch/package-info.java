/** The options in the address of the page. */
@NullMarked
package towline.web.launch;

import org.jspecify.annotations.NullMarked;
