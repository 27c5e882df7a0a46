/** Options, converters and exit codes that the commands share. */
@NullMarked
package towline.desktop.cli;

import org.jspecify.annotations.NullMarked;
