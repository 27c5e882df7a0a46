/** Lab homing: homing laws against targets that try to get away. */
@NullMarked
package towline.lab.homing;

import org.jspecify.annotations.NullMarked;
