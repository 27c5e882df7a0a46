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
 *   <li>Lengths are in metres and times in seconds. Any other unit of length works if all lengths,
 *       speeds and accelerations use it.
 *   <li>Angles are in radians, counter-clockwise from +x, with +y to the left of +x. Where y points
 *       down, as on some screens, everything holds and turns clockwise. Any number of turns may be
 *       put in; what comes out lies in [-pi, pi].
 *   <li>Positions, velocities and bearings are those of the world. Velocities do not depend on
 *       where the shooter looks from; only {@link towline.aim.situation.ShotFrame} says whether a
 *       shot inherits the shooter's.
 *   <li>A time of impact counts from the call, and includes turning and waiting.
 *   <li>Range, horizon, slew rate, firing arc and time until a stop may be +infinity, for
 *       unlimited, which is the default. All other numbers must be finite.
 * </ul>
 *
 * <p><b>Answers.</b> +infinity as a time means never; NaN means that nothing is proved. Searches
 * that may end early have a method {@code isComplete}. An argument out of its range is refused with
 * an {@link java.lang.IllegalArgumentException} that names the field and its range.
 *
 * <p><b>Garbage and threads.</b> Methods do not allocate in each tick unless their comment says so;
 * classes with scratch space need one instance a thread. There is no clock, no chance and nothing
 * kept between instances: the same input gives the same bits on every machine.
 *
 * <p>The page docs/first-turret.md goes from nothing to a turret that hits; docs/aim.md explains
 * the rest with pictures.
 */
@NullMarked
package towline.aim;

import org.jspecify.annotations.NullMarked;
