package towline.session;

import towline.math.Angles;
import towline.sim.api.Command;

/**
 * Packs the input of a tick, quantised, into two words of 64 bits: thrust and reel rate in steps of
 * 1/127, the bearing in steps of 1/65,536 turn. The word of controls changes in nearly every tick.
 * The word of orders is 0 in most ticks, in which nothing is ordered.
 *
 * <p>Live play runs on {@linkplain #quantise quantised} input too, so that a replay repeats it to
 * the bit. The id of a named target is a number already, and in no word: a replay lists the few
 * ticks in which a target is named. Throttle, turn rate, target and landing have no meaning for the
 * ship and are not stored.
 *
 * <pre>
 * controls, bit
 *      0-7  thrustX   8-15 thrustY   16-23 reelRate   (signed, -127 to 127)
 *     24-39 bearing   (signed, 0 unless it turns)
 *     40    turns     41 fire        42 toggleSnapShot  43 launch
 *     44-63 0
 * orders, byte from the lowest on, each the choice + 1 (0: no change)
 *     0 mode   1 missileLaw   2 tankLaw   3 foeAim   4 difficulty   5 choice
 *     6 firstRun, 0 or 1 (version 1.0.0 wrote the number of a lesson, from 1 on)
 *     7 0
 * </pre>
 */
public final class CommandCodec {
  /** The largest index of a choice, such as that of an aim mode. */
  public static final int LAST_CHOICE = 254;

  private static final int FRACTION_STEPS = 127;
  private static final int BEARINGS_PER_TURN = 1 << 16;
  private static final int THRUST_Y_SHIFT = 8;
  private static final int REEL_SHIFT = 16;
  private static final int BEARING_SHIFT = 24;
  private static final long TURNS_BIT = 1L << 40;
  private static final long FIRE_BIT = 1L << 41;
  private static final long FLIP_SNAP_SHOT_BIT = 1L << 42;
  private static final long LAUNCH_BIT = 1L << 43;
  private static final int CONTROL_BITS = 44;
  private static final int MISSILE_LAW_SHIFT = 8;
  private static final int TANK_LAW_SHIFT = 16;
  private static final int FOE_AIM_SHIFT = 24;
  private static final int DIFFICULTY_SHIFT = 32;
  private static final int CHOICE_SHIFT = 40;
  private static final int FIRST_RUN_SHIFT = 48;
  private static final int ORDER_BITS = 56;
  private static final long BYTE_MASK = 0xFF;

  private CommandCodec() {}

  /**
   * Returns the word of controls nearest to {@code input}. Fractions outside -1 to 1 are clamped;
   * NaN counts as 0.
   */
  public static long controls(RunInput input) {
    Command flight = input.flight;
    long word = unit(flight.thrustX);
    word |= unit(flight.thrustY) << THRUST_Y_SHIFT;
    word |= unit(flight.reelRate) << REEL_SHIFT;
    if (flight.turning) {
      word |= TURNS_BIT | bearing(flight.bearing) << BEARING_SHIFT;
    }
    if (flight.fire) {
      word |= FIRE_BIT;
    }
    if (flight.toggleSnapShot) {
      word |= FLIP_SNAP_SHOT_BIT;
    }
    if (flight.launch) {
      word |= LAUNCH_BIT;
    }
    return word;
  }

  /**
   * Returns the word of the orders in {@code input}.
   *
   * @throws IllegalArgumentException if an index is above {@link #LAST_CHOICE}
   */
  public static long orders(RunInput input) {
    Command flight = input.flight;
    return choice("aim mode", flight.mode)
        | choice("missile law", flight.missileLaw) << MISSILE_LAW_SHIFT
        | choice("tank law", flight.tankLaw) << TANK_LAW_SHIFT
        | choice("foe aim", flight.foeAim) << FOE_AIM_SHIFT
        | choice("difficulty", input.difficulty) << DIFFICULTY_SHIFT
        | choice("choice", input.choice) << CHOICE_SHIFT
        | (input.firstRun ? 1L : 0L) << FIRST_RUN_SHIFT;
  }

  /**
   * Fills {@code out} with the input that the words stand for; it names no target.
   *
   * @param controls a word that {@link #isControls} accepts
   * @param orders a word that {@link #isOrders} accepts
   */
  public static void decode(long controls, long orders, RunInput out) {
    out.clear();
    Command flight = out.flight;
    flight.thrustX = (byte) controls / (double) FRACTION_STEPS;
    flight.thrustY = (byte) (controls >> THRUST_Y_SHIFT) / (double) FRACTION_STEPS;
    flight.reelRate = (byte) (controls >> REEL_SHIFT) / (double) FRACTION_STEPS;
    flight.turning = (controls & TURNS_BIT) != 0;
    flight.bearing =
        Angles.wrap((short) (controls >> BEARING_SHIFT) * (Angles.TURN / BEARINGS_PER_TURN));
    flight.fire = (controls & FIRE_BIT) != 0;
    flight.toggleSnapShot = (controls & FLIP_SNAP_SHOT_BIT) != 0;
    flight.launch = (controls & LAUNCH_BIT) != 0;
    flight.mode = choice(orders, 0);
    flight.missileLaw = choice(orders, MISSILE_LAW_SHIFT);
    flight.tankLaw = choice(orders, TANK_LAW_SHIFT);
    flight.foeAim = choice(orders, FOE_AIM_SHIFT);
    out.difficulty = choice(orders, DIFFICULTY_SHIFT);
    out.choice = choice(orders, CHOICE_SHIFT);
    out.firstRun = (orders >> FIRST_RUN_SHIFT & BYTE_MASK) != 0;
  }

  /** Rounds {@code input} to the nearest input that a replay can store. */
  public static void quantise(RunInput input) {
    int named = input.flight.named;
    decode(controls(input), orders(input), input);
    input.flight.named = named;
  }

  /** Returns true if {@link #controls} gives {@code word} for some input. */
  public static boolean isControls(long word) {
    boolean hasBearing = (word >> BEARING_SHIFT & 0xFFFF) != 0;
    return word >>> CONTROL_BITS == 0
        && isUnit(word)
        && isUnit(word >> THRUST_Y_SHIFT)
        && isUnit(word >> REEL_SHIFT)
        && ((word & TURNS_BIT) != 0 || !hasBearing);
  }

  /**
   * Returns true if {@link #orders} of this version or of 1.0.0 gives {@code word} for some input.
   */
  public static boolean isOrders(long word) {
    return word >>> ORDER_BITS == 0;
  }

  private static long choice(String name, int index) {
    if (index < Command.UNCHANGED || index > LAST_CHOICE) {
      throw new IllegalArgumentException(name + " must be -1 to " + LAST_CHOICE + ", not " + index);
    }
    return (long) index - Command.UNCHANGED;
  }

  private static int choice(long orders, int shift) {
    return (int) (orders >> shift & BYTE_MASK) + Command.UNCHANGED;
  }

  private static long unit(double fraction) {
    return Math.round(Math.max(-1, Math.min(1, fraction)) * FRACTION_STEPS) & BYTE_MASK;
  }

  private static long bearing(double radians) {
    return Math.round(Angles.wrap(radians) / Angles.TURN * BEARINGS_PER_TURN) & 0xFFFF;
  }

  private static boolean isUnit(long word) {
    return (byte) word != Byte.MIN_VALUE;
  }
}
