/**
 * Fire control. {@link towline.aim.Intercept} is the formula in one call; {@link
 * towline.aim.search.FireSolver} finds the earliest shot of a barrel that must turn, or the reason
 * why there is none; {@link towline.aim.FireControl} runs a turret, tick by tick, by one of the
 * {@linkplain towline.aim.Aim strategies}.
 *
 * <p><b>Units and frames</b>, here and in all packages of the library, unless a method says
 * otherwise:
 *
 * <ul>
 *   <li>Lengths are in metres and times in seconds, but any unit of length will do for all who keep
 *       to it: speeds, ranges and radii then are in that.
 *   <li>Angles are in radians, counter-clockwise from +x, with +y to the left of +x. Where y points
 *       down, as on some screens, everything holds and turns clockwise. Any number of turns may be
 *       put in; what comes out lies in [-pi, pi].
 *   <li>Places, velocities and bearings are those of the world. Velocities do not depend on where
 *       the shooter looks from; only {@link towline.aim.situation.ShotFrame} says whether a shot
 *       inherits the shooter's.
 *   <li>A time of impact counts from the moment of the question, and includes turning and waiting.
 *   <li>What may be unlimited (range, horizon, slew rate, firing arc, time until a stop) takes
 *       +infinity, which is the default. All other numbers must be finite.
 * </ul>
 *
 * <p><b>Answers.</b> +infinity as a time means never; NaN means that nothing is proved. Whatever
 * may be cut short says {@code isComplete}. An argument out of its range is refused with an {@link
 * java.lang.IllegalArgumentException} that names the field and its range.
 *
 * <p><b>Garbage and threads.</b> Nothing allocates from tick to tick except what says so; whatever
 * holds scratch space needs one instance a thread. There is no clock, no chance and nothing kept
 * between instances: the same input gives the same bits on every machine.
 *
 * <p>The page docs/first-turret.md goes from nothing to a turret that hits; docs/aim.md explains
 * the rest with pictures.
 */
@NullMarked
package towline.aim;

import org.jspecify.annotations.NullMarked;
