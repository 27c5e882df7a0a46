/** What the game asks of the machine that it runs on; with desktops' answers. */
@NullMarked
package towline.game.host;

import org.jspecify.annotations.NullMarked;
