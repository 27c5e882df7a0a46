/**
 * A run of the game: the rules of play around the world, the fixed step, the score.
 *
 * <p><b>Modules.</b> Between two waves of the arcade a draft offers three modules, drawn from the
 * seed of the run. While it is open the world is paused; the choice is a field of the {@code
 * RunInput}. A module raises stats in the {@code Loadout}, and the phases of a tick add a stat to
 * the number of the spec. No rule depends on the identity of a module. A build is a pair of modules
 * that raises stats of its own once both are fitted.
 *
 * <p><b>Hazards.</b> A hazard changes a whole run: gravity, faster guns, an empty rack. {@code
 * Hazards} holds those of a run and their product; only rules of this package read it. A daily run
 * has one from its start and two kinds of courier, drawn from the day alone by {@code DailyPlan}.
 * Survival offers two hazards every minute, as long as there is one whose whole effect fits under
 * the limits; only such a hazard can be faced, so pay ends with the effects. Its boss returns every
 * few waves, angrier each time. A day has one attempt, which is written to the disk with the first
 * tick that counts; later runs of that day are practice.
 *
 * <p><b>Couriers.</b> {@code CourierDirector} sends couriers, one at a time, from a deck. Only
 * shots of the drone that are aimed at a courier strike it, and they strike nothing else; {@code
 * CourierRules} counts them as layers of its shell. Neither pilots nor bots read the kind of a
 * courier: the demo bot infers it from the track ({@code ai.bot.CourierTrack}). From half of the
 * Undertow's gravity on, shots count as falling, with decks, layers and own modes of their own. No
 * part of a courier leaves the sector, where shots end.
 *
 * <p><b>Haul.</b> {@code Scoring} turns opened couriers into the haul, a factor of all points
 * without a limit. A gain is at risk until it is banked: a blow to the ship costs all of it. With
 * every third opened courier {@code HaulGateDirector} opens a haul gate, which banks it when the
 * ship or the drone crosses the line between its posts. Gates know nothing of waves: a gate stays
 * open past the end of its wave, and waits while a draft pauses the world.
 *
 * <p><b>Distress.</b> {@code Distress} counts recent blows. The more there are, the more a ship
 * with a damaged hull is spared, and the sooner repairs come on its last blows. A hull that was
 * lost little by little brings neither.
 *
 * <p><b>Acts of a wave.</b> {@code WaveDirector} runs them: the new thing alone, a crowd until the
 * player has killed enough or its time is over, and a finale. Its {@code isOver} says when a wave
 * is over; what is left then flees, and pays nothing. A boss that lives on makes all but itself pay
 * less and less ({@code ScoreSpec.crowdShare}). {@code Pressure} limits how hard enemies press to
 * the values that the world accepts.
 *
 * <p><b>First run.</b> {@code Tutorial} chooses the line that the player reads: a new kind of
 * courier first, then the wave, then a lesson. A line ends when its task is done, when it is
 * dismissed, or after eight seconds; no wave waits for it. A daily run is paused until the first
 * thrust or shot; these ticks are neither played nor recorded.
 */
@NullMarked
package towline.session;

import org.jspecify.annotations.NullMarked;
