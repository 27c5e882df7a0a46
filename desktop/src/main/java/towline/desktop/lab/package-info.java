/** The lab commands of the command line. */
@NullMarked
package towline.desktop.lab;

import org.jspecify.annotations.NullMarked;
