/** The drawn state of the world: the interpolated scene, and the camera. */
@NullMarked
package towline.view.scene;

import org.jspecify.annotations.NullMarked;
