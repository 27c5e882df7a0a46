/** What lies behind everything in each sector. */
@NullMarked
package towline.view.world.backdrop;

import org.jspecify.annotations.NullMarked;
