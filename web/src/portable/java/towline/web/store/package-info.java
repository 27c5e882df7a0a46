/** Files for machines that give programs no access to their disk. */
@NullMarked
package towline.web.store;

import org.jspecify.annotations.NullMarked;
