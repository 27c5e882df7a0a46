/** The common parts of the commands: options, converters, exit codes, output. */
@NullMarked
package towline.desktop.cli;

import org.jspecify.annotations.NullMarked;
