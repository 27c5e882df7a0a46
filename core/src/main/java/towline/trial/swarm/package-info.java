/** Crowds of tanks in an arena and in classic scenes, by avoidance law. */
@NullMarked
package towline.trial.swarm;

import org.jspecify.annotations.NullMarked;
