/** Plane geometry in metres and radians: vectors, angles, bracketed root finding. */
@NullMarked
package towline.math;

import org.jspecify.annotations.NullMarked;
