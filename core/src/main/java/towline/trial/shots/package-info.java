/** Six Shots: the day's six targets, what every aim mode's one shot does to them, and the marks. */
@NullMarked
package towline.trial.shots;

import org.jspecify.annotations.NullMarked;
