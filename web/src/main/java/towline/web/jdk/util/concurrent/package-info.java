/** Classes that TeaVM's java.util.concurrent lacks; see {@code towline.web.jdk}. */
@NullMarked
package towline.web.jdk.util.concurrent;

import org.jspecify.annotations.NullMarked;
