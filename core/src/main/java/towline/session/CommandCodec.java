package towline.session;

import towline.math.Angles;
import towline.sim.api.Command;

/**
 * What the player wants in a tick as two words of 64 bits, quantised: thrust and reel rate to
 * 1/127, the bearing to a turn / 65,536. The word of the controls changes with nearly every tick,
 * that of the orders, which is 0 while none is given, hardly ever.
 *
 * <p>Live play runs on {@linkplain #quantise quantised} input too, so that a replay repeats it to
 * the bit. Throttle, turn rate, target and landing mean nothing for the ship and are not kept.
 *
 * <pre>
 * controls, bit
 *      0-7  thrustX   8-15 thrustY   16-23 reelRate   (signed, -127 to 127)
 *     24-39 bearing   (signed, 0 unless it turns)
 *     40    turns     41 fire        42 flipSnapShot  43 launch
 *     44-63 0
 * orders, byte from the lowest on, each the choice + 1 (0: no change)
 *     0 mode   1 missileLaw   2 tankLaw   3 foeAim   4 difficulty   5 choice
 *     6 firstRun, 0 or 1 (version 1.0.0 wrote the number of a lesson, from 1 on)
 *     7 0
 * </pre>
 */
public final class CommandCodec {
  /** The largest index that can be chosen of anything, such as of the aim modes. */
  public static final int LAST_CHOICE = 254;

  private static final int UNIT = 127;
  private static final int BEARINGS = 1 << 16;
  private static final int THRUST_Y = 8;
  private static final int REEL = 16;
  private static final int BEARING = 24;
  private static final long TURNS = 1L << 40;
  private static final long FIRE = 1L << 41;
  private static final long FLIP_SNAP_SHOT = 1L << 42;
  private static final long LAUNCH = 1L << 43;
  private static final int CONTROL_BITS = 44;
  private static final int MISSILE_LAW = 8;
  private static final int TANK_LAW = 16;
  private static final int FOE_AIM = 24;
  private static final int DIFFICULTY = 32;
  private static final int CHOICE = 40;
  private static final int FIRST_RUN = 48;
  private static final int ORDER_BITS = 56;
  private static final long BYTE = 0xFF;

  private CommandCodec() {}

  /**
   * The word of the controls nearest to {@code input}. Fractions outside -1 to 1 are clamped, a NaN
   * counts as 0.
   */
  public static long controls(RunInput input) {
    Command flight = input.flight;
    long word = unit(flight.thrustX);
    word |= unit(flight.thrustY) << THRUST_Y;
    word |= unit(flight.reelRate) << REEL;
    if (flight.turns) {
      word |= TURNS | bearing(flight.bearing) << BEARING;
    }
    if (flight.fire) {
      word |= FIRE;
    }
    if (flight.flipSnapShot) {
      word |= FLIP_SNAP_SHOT;
    }
    if (flight.launch) {
      word |= LAUNCH;
    }
    return word;
  }

  /**
   * The word of the orders in {@code input}.
   *
   * @throws IllegalArgumentException if a choice lies beyond {@link #LAST_CHOICE}
   */
  public static long orders(RunInput input) {
    Command flight = input.flight;
    return choice("aim mode", flight.mode)
        | choice("missile law", flight.missileLaw) << MISSILE_LAW
        | choice("tank law", flight.tankLaw) << TANK_LAW
        | choice("foe aim", flight.foeAim) << FOE_AIM
        | choice("difficulty", input.difficulty) << DIFFICULTY
        | choice("choice", input.choice) << CHOICE
        | (input.firstRun ? 1L : 0L) << FIRST_RUN;
  }

  /**
   * Fills {@code out} with what the words say.
   *
   * @param controls one that {@link #isControls} accepts
   * @param orders one that {@link #isOrders} accepts
   */
  public static void decode(long controls, long orders, RunInput out) {
    out.clear();
    Command flight = out.flight;
    flight.thrustX = (byte) controls / (double) UNIT;
    flight.thrustY = (byte) (controls >> THRUST_Y) / (double) UNIT;
    flight.reelRate = (byte) (controls >> REEL) / (double) UNIT;
    flight.turns = (controls & TURNS) != 0;
    flight.bearing = Angles.wrap((short) (controls >> BEARING) * (Angles.TURN / BEARINGS));
    flight.fire = (controls & FIRE) != 0;
    flight.flipSnapShot = (controls & FLIP_SNAP_SHOT) != 0;
    flight.launch = (controls & LAUNCH) != 0;
    flight.mode = choice(orders, 0);
    flight.missileLaw = choice(orders, MISSILE_LAW);
    flight.tankLaw = choice(orders, TANK_LAW);
    flight.foeAim = choice(orders, FOE_AIM);
    out.difficulty = choice(orders, DIFFICULTY);
    out.choice = choice(orders, CHOICE);
    out.firstRun = (orders >> FIRST_RUN & BYTE) != 0;
  }

  /** Replaces the input by the nearest one that words can say. */
  public static void quantise(RunInput input) {
    decode(controls(input), orders(input), input);
  }

  /** Whether {@link #controls} gives {@code word} for some input. */
  public static boolean isControls(long word) {
    boolean pointsSomewhere = (word >> BEARING & 0xFFFF) != 0;
    return word >>> CONTROL_BITS == 0
        && isUnit(word)
        && isUnit(word >> THRUST_Y)
        && isUnit(word >> REEL)
        && ((word & TURNS) != 0 || !pointsSomewhere);
  }

  /** Whether {@link #orders} of this version or of 1.0.0 gives {@code word} for some input. */
  public static boolean isOrders(long word) {
    return word >>> ORDER_BITS == 0;
  }

  private static long choice(String name, int index) {
    if (index < Command.SAME || index > LAST_CHOICE) {
      throw new IllegalArgumentException(name + " must be -1 to " + LAST_CHOICE + ", not " + index);
    }
    return (long) index - Command.SAME;
  }

  private static int choice(long orders, int shift) {
    return (int) (orders >> shift & BYTE) + Command.SAME;
  }

  private static long unit(double fraction) {
    return Math.round(Math.max(-1, Math.min(1, fraction)) * UNIT) & BYTE;
  }

  private static long bearing(double radians) {
    return Math.round(Angles.wrap(radians) / Angles.TURN * BEARINGS) & 0xFFFF;
  }

  private static boolean isUnit(long word) {
    return (byte) word != Byte.MIN_VALUE;
  }
}
