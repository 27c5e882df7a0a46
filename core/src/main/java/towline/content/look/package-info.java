/** How the game looks, as data. */
@NullMarked
package towline.content.look;

import org.jspecify.annotations.NullMarked;
