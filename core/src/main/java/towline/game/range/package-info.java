/** The range: its first page, and the workbench of aiming, homing and swarms. */
@NullMarked
package towline.game.range;

import org.jspecify.annotations.NullMarked;
