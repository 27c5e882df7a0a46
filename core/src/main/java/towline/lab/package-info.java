/** Experiments without a window: what the command line's lab commands do. */
@NullMarked
package towline.lab;

import org.jspecify.annotations.NullMarked;
