/** The physics of browsers, which have no native code. */
@NullMarked
package towline.web.physics;

import org.jspecify.annotations.NullMarked;
