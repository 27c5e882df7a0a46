/** Which part of the sector is in the picture: the same rule for the camera and for experiments. */
@NullMarked
package towline.session.framing;

import org.jspecify.annotations.NullMarked;
