/** What is drawn of the world: the interpolated state, and the camera that looks at it. */
@NullMarked
package towline.view.scene;

import org.jspecify.annotations.NullMarked;
