/** Lab load: the whole simulation under load; and soak runs. */
@NullMarked
package towline.lab.load;

import org.jspecify.annotations.NullMarked;
