/** The parts of a browser as a machine that need nothing but Java. */
@NullMarked
package towline.web.host;

import org.jspecify.annotations.NullMarked;
