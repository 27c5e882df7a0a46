/** Java's mathematics and number parsing, for the Java of browsers, which rounds differently. */
@NullMarked
package towline.web.math;

import org.jspecify.annotations.NullMarked;
