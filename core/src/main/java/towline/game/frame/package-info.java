/**
 * What all screens share: services, settings, controls, messages, and the way from screen to
 * screen.
 */
@NullMarked
package towline.game.frame;

import org.jspecify.annotations.NullMarked;
