/** Steering that several pilots share: orbiting, formation, tank traffic. */
@NullMarked
package towline.ai.steer;

import org.jspecify.annotations.NullMarked;
