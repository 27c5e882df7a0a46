/**
 * The drawing tools: the line batch, the shape drawer on top of it, bloom, colours, asset files.
 */
@NullMarked
package towline.view.draw;

import org.jspecify.annotations.NullMarked;
