/** The benches of the range: experiments that are drawn while they run. */
@NullMarked
package towline.screen.range;

import org.jspecify.annotations.NullMarked;
