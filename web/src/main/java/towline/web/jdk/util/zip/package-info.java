/** Classes that TeaVM's Java lacks; see {@code towline.web.jdk}. */
@NullMarked
package towline.web.jdk.util.zip;

import org.jspecify.annotations.NullMarked;
