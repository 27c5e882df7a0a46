/** The choice of the part of the sector in the picture, one for the camera and for experiments. */
@NullMarked
package towline.session.framing;

import org.jspecify.annotations.NullMarked;
