/**
 * The conversion of assets into specs, waves and rules; every value is checked when it is loaded.
 */
@NullMarked
package towline.content;

import org.jspecify.annotations.NullMarked;
