/** The backgrounds of the sectors. */
@NullMarked
package towline.view.world.backdrop;

import org.jspecify.annotations.NullMarked;
