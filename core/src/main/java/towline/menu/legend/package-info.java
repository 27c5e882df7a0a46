/** The page that says what the overlay's marks mean. */
@NullMarked
package towline.menu.legend;

import org.jspecify.annotations.NullMarked;
