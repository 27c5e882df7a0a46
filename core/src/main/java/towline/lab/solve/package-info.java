/** Lab solve and lab trace: fire solutions for single situations. */
@NullMarked
package towline.lab.solve;

import org.jspecify.annotations.NullMarked;
