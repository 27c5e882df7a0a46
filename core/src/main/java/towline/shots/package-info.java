/**
 * Six Shots as it is seen and played: the board with its states, its two layouts, the picture and
 * the pad. It draws on a {@link towline.shots.Pen}, so that the game's window and the page's canvas
 * show the same; it knows no libGDX graphics and no input devices.
 */
@NullMarked
package towline.shots;

import org.jspecify.annotations.NullMarked;
