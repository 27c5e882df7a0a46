/** A painter for each kind of entity. */
@NullMarked
package towline.view.world.painter;

import org.jspecify.annotations.NullMarked;
