/** Fire control beside published methods and what engines do: accuracy and time in one run. */
@NullMarked
package towline.lab.methods;

import org.jspecify.annotations.NullMarked;
