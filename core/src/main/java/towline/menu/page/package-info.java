/** The pages of the menu. */
@NullMarked
package towline.menu.page;

import org.jspecify.annotations.NullMarked;
