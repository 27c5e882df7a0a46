/** The layer over the finished picture: thoughts, warnings, and arrows to things outside it. */
@NullMarked
package towline.view.overlay;

import org.jspecify.annotations.NullMarked;
