/**
 * Classes and methods that TeaVM's Java lacks. A class in this package replaces the class of Java
 * whose name is the rest of its own, as META-INF/teavm.properties specifies.
 */
@NullMarked
package towline.web.jdk;

import org.jspecify.annotations.NullMarked;
