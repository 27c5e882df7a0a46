/** What a browser is as a machine, as far as it takes nothing but Java. */
@NullMarked
package towline.web.host;

import org.jspecify.annotations.NullMarked;
