/** What lies over the finished picture: thoughts, warnings, and arrows to what is outside it. */
@NullMarked
package towline.view.overlay;

import org.jspecify.annotations.NullMarked;
