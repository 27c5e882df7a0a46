/** The page of the range: the panel of sliders beside the world. */
@NullMarked
package towline.menu.range;

import org.jspecify.annotations.NullMarked;
