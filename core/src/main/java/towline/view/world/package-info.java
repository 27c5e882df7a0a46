/** Draws the world: camera, interpolation, a painter for each kind of thing. */
@NullMarked
package towline.view.world;

import org.jspecify.annotations.NullMarked;
