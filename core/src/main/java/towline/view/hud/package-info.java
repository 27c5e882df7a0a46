/** What is written over the picture: score, wave, hull, cable, aim modes, and the menus. */
@NullMarked
package towline.view.hud;

import org.jspecify.annotations.NullMarked;
