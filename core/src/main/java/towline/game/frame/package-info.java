/**
 * The parts that all screens share: services, settings, controls, messages, and the switch between
 * screens.
 */
@NullMarked
package towline.game.frame;

import org.jspecify.annotations.NullMarked;
