/** Helpers shared by the tests of several packages. */
@NullMarked
package towline.testing;

import org.jspecify.annotations.NullMarked;
