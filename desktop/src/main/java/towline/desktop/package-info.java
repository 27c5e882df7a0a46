/** The launcher and the command line. */
@NullMarked
package towline.desktop;

import org.jspecify.annotations.NullMarked;
