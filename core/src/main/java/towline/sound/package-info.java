/**
 * The sound of the game: events become voices, the danger becomes music, and both become one
 * stream. Only {@link towline.sound.AudioOutput} knows a sound device, a {@link
 * towline.sound.StreamDevice}.
 */
@NullMarked
package towline.sound;

import org.jspecify.annotations.NullMarked;
