/**
 * The look of events and entities, as data: an event's sparks, rings, flashes, shake, hit stop,
 * debris and popup are a row of {@code assets/look/effects.json}, checked here and drawn by one
 * interpreter in {@code towline.view}. Its sound is a row of {@code assets/tuning/sound.json}. Both
 * are tuned without code.
 */
@NullMarked
package towline.content.look;

import org.jspecify.annotations.NullMarked;
