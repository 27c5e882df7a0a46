/** The world in the picture: what is painted in which order, and the effects of events. */
@NullMarked
package towline.view.world;

import org.jspecify.annotations.NullMarked;
