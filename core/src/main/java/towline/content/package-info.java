/** Assets become specs, waves and rules here; every value is checked as it is loaded. */
@NullMarked
package towline.content;

import org.jspecify.annotations.NullMarked;
