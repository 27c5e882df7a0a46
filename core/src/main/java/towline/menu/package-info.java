/** The menu: pages of items for keyboard, mouse and gamepad. */
@NullMarked
package towline.menu;

import org.jspecify.annotations.NullMarked;
