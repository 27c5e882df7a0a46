/** What is written over the picture: panels from score to aim modes, and the board of messages. */
@NullMarked
package towline.view.hud;

import org.jspecify.annotations.NullMarked;
