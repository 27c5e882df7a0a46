/** Title, play, pause, results: wiring between the devices, the run and the picture, only. */
@NullMarked
package towline.screen;

import org.jspecify.annotations.NullMarked;
