/** The title: a bot that plays, and the main menu. */
@NullMarked
package towline.game.title;

import org.jspecify.annotations.NullMarked;
