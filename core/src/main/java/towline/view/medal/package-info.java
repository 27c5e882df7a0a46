/** Medals: their drawings, and how they are shown when they are earned. */
@NullMarked
package towline.view.medal;

import org.jspecify.annotations.NullMarked;
