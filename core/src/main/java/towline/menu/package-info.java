/** The menus: pages of items that keyboard, mouse and gamepad reach alike. */
@NullMarked
package towline.menu;

import org.jspecify.annotations.NullMarked;
