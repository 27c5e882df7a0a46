/** The picture as a whole: puts world, overlay and HUD together into a frame. */
@NullMarked
package towline.view;

import org.jspecify.annotations.NullMarked;
