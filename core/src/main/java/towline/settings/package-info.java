/**
 * The options that a player can set, their ranges, and an immutable set of their values. {@code
 * towline.store} reads and writes the files.
 */
@NullMarked
package towline.settings;

import org.jspecify.annotations.NullMarked;
