/** What tests of several packages share. */
@NullMarked
package towline.testing;

import org.jspecify.annotations.NullMarked;
