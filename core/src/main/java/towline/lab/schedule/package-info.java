/** Which target a gun shoots next: kills a minute of several rules of choice. */
@NullMarked
package towline.lab.schedule;

import org.jspecify.annotations.NullMarked;
