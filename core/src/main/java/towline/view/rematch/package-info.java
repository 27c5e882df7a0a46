/** The ghost of a previous run, and the lead over it. */
@NullMarked
package towline.view.rematch;

import org.jspecify.annotations.NullMarked;
