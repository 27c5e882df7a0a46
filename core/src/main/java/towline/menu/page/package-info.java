/** The pages of the menus. */
@NullMarked
package towline.menu.page;

import org.jspecify.annotations.NullMarked;
