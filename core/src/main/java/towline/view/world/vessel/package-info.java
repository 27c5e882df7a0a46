/** Draws vessels, including bosses: hull, parts, core and wreck. */
@NullMarked
package towline.view.world.vessel;

import org.jspecify.annotations.NullMarked;
