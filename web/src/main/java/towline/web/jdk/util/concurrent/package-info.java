/** What TeaVM's java.util.concurrent lacks; see the package two above. */
@NullMarked
package towline.web.jdk.util.concurrent;

import org.jspecify.annotations.NullMarked;
