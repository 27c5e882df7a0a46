/** Lab schedule: which target a gun shoots next, by several rules of choice. */
@NullMarked
package towline.lab.schedule;

import org.jspecify.annotations.NullMarked;
