/** How anything is drawn: the line batch, the pen on top of it, bloom, colours, asset files. */
@NullMarked
package towline.view.draw;

import org.jspecify.annotations.NullMarked;
