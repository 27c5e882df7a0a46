/** How the game sounds, as data. */
@NullMarked
package towline.content.sound;

import org.jspecify.annotations.NullMarked;
