/** Six Shots: the day's six targets, what every aim mode's one shot does to them, and the marks. */
@org.jspecify.annotations.NullMarked
package towline.trial.shots;
