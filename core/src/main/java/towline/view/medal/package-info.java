/** Medals: their drawings, and the messages when they are earned. */
@NullMarked
package towline.view.medal;

import org.jspecify.annotations.NullMarked;
