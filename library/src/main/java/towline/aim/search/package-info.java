/** The certified search: the earliest shot that hits, or the reason why there is none. */
@NullMarked
package towline.aim.search;

import org.jspecify.annotations.NullMarked;
