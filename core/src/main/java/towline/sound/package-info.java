/**
 * The sound of the game: events become voices, the danger becomes music, and both become one
 * stream. Only {@link towline.sound.GameAudio} and {@link towline.sound.AudioOutput} know a sound
 * device.
 */
@NullMarked
package towline.sound;

import org.jspecify.annotations.NullMarked;
