/** What the range is drawn with: views of a world, sprites, live tables and text. */
@NullMarked
package towline.view.range;

import org.jspecify.annotations.NullMarked;
