/** Files for machines that let no program at their disk. */
@NullMarked
package towline.web.store;

import org.jspecify.annotations.NullMarked;
