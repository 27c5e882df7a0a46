/**
 * What a player can set, as values: the table of options with their ranges, and one immutable set
 * of values. Files are the business of {@code towline.store}.
 */
@NullMarked
package towline.settings;

import org.jspecify.annotations.NullMarked;
