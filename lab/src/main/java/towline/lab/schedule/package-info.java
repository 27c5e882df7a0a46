/** Lab schedule: rules of target choice. */
@NullMarked
package towline.lab.schedule;

import org.jspecify.annotations.NullMarked;
