/** What the address of the page asks for. */
@NullMarked
package towline.web.launch;

import org.jspecify.annotations.NullMarked;
