/** The painters of the kinds of entities. */
@NullMarked
package towline.view.world.painter;

import org.jspecify.annotations.NullMarked;
