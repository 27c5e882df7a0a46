/** What the commands share: options, converters, exit codes, output. */
@NullMarked
package towline.desktop.cli;

import org.jspecify.annotations.NullMarked;
