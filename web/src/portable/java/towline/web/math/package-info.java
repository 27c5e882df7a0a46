/** Mathematics and numbers as Java has them, for the Java of browsers, which rounds otherwise. */
@NullMarked
package towline.web.math;

import org.jspecify.annotations.NullMarked;
