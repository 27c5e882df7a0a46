/** Fire control: intercepts, lead, slew, lob. Pure: values in, value out. */
@NullMarked
package towline.aim;

import org.jspecify.annotations.NullMarked;
