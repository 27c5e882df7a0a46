/** The painting of the world: its layers in order, and the effects of events. */
@NullMarked
package towline.view.world;

import org.jspecify.annotations.NullMarked;
