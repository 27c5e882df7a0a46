/**
 * The look of events and things, as data: an event's sparks, rings, flashes, shake, hit stop,
 * debris and popup are a row of {@code assets/look/effects.json}, checked here and shown by one
 * interpreter in {@code towline.view}. Its sound is a row of {@code assets/tuning/sound.json}.
 * Neither takes code to tune.
 */
@NullMarked
package towline.content.look;

import org.jspecify.annotations.NullMarked;
