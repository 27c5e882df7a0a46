package towline.session;

import towline.math.Angles;
import towline.sim.api.Command;

/**
 * The player's command as a 64-bit word, quantised: thrust and reel rate to 1/127, the bearing to a
 * turn / 65,536.
 *
 * <p>Live play runs on {@linkplain #quantise quantised} commands too, so that a replay repeats it
 * to the bit. Throttle, turn rate and target mean nothing for the ship and are not kept.
 *
 * <pre>
 * bit  0-7  thrustX   8-15 thrustY   16-23 reelRate   (signed, -127 to 127)
 *     24-39 bearing   (signed, 0 unless it turns)
 *     40    turns     41 fire        42 flipSnapShot
 *     43-46 mode + 1  (0: no change) 47    launch
 *     48-51 missileLaw + 1           52-55 tankLaw + 1
 *     56-59 foeAim + 1               60-61 difficulty + 1
 *     62-63 module + 1
 * </pre>
 */
public final class CommandCodec {
  /** The largest index of an aim mode or a law that a command can ask for. */
  public static final int LAST_MODE = 14;

  /** The largest index of a difficulty that a command can ask for. */
  public static final int LAST_DIFFICULTY = 2;

  /** The largest index of a module on offer that a command can ask for. */
  public static final int LAST_MODULE = 2;

  private static final int UNIT = 127;
  private static final int BEARINGS = 1 << 16;
  private static final int THRUST_Y = 8;
  private static final int REEL = 16;
  private static final int BEARING = 24;
  private static final int MODE = 43;
  private static final long BYTE = 0xFF;
  private static final long TURNS = 1L << 40;
  private static final long FIRE = 1L << 41;
  private static final long FLIP_SNAP_SHOT = 1L << 42;
  private static final long LAUNCH = 1L << 47;
  private static final int MISSILE_LAW = 48;
  private static final int TANK_LAW = 52;
  private static final int FOE_AIM = 56;
  private static final int DIFFICULTY = 60;
  private static final int MODULE = 62;

  private CommandCodec() {}

  /**
   * The word nearest to {@code command}. Fractions outside -1 to 1 are clamped, a NaN counts as 0.
   *
   * @throws IllegalArgumentException if a choice lies beyond {@link #LAST_MODE}, {@link
   *     #LAST_DIFFICULTY} or {@link #LAST_MODULE}
   */
  public static long encode(Command command) {
    long word = unit(command.thrustX);
    word |= unit(command.thrustY) << THRUST_Y;
    word |= unit(command.reelRate) << REEL;
    if (command.turns) {
      word |= TURNS | bearing(command.bearing) << BEARING;
    }
    if (command.fire) {
      word |= FIRE;
    }
    if (command.flipSnapShot) {
      word |= FLIP_SNAP_SHOT;
    }
    if (command.launch) {
      word |= LAUNCH;
    }
    return word
        | choice("aim mode", command.mode, LAST_MODE) << MODE
        | choice("missile law", command.missileLaw, LAST_MODE) << MISSILE_LAW
        | choice("tank law", command.tankLaw, LAST_MODE) << TANK_LAW
        | choice("foe aim", command.foeAim, LAST_MODE) << FOE_AIM
        | choice("difficulty", command.difficulty, LAST_DIFFICULTY) << DIFFICULTY
        | choice("module", command.module, LAST_MODULE) << MODULE;
  }

  /**
   * Fills {@code out} with what {@code word} says.
   *
   * @param word one that {@link #isWord} accepts
   */
  public static void decode(long word, Command out) {
    out.clear();
    out.thrustX = (byte) word / (double) UNIT;
    out.thrustY = (byte) (word >> THRUST_Y) / (double) UNIT;
    out.reelRate = (byte) (word >> REEL) / (double) UNIT;
    out.turns = (word & TURNS) != 0;
    out.bearing = Angles.wrap((short) (word >> BEARING) * (Angles.TURN / BEARINGS));
    out.fire = (word & FIRE) != 0;
    out.flipSnapShot = (word & FLIP_SNAP_SHOT) != 0;
    out.launch = (word & LAUNCH) != 0;
    out.mode = (int) (word >> MODE & 0xF) - 1;
    out.missileLaw = (int) (word >> MISSILE_LAW & 0xF) - 1;
    out.tankLaw = (int) (word >> TANK_LAW & 0xF) - 1;
    out.foeAim = (int) (word >> FOE_AIM & 0xF) - 1;
    out.difficulty = (int) (word >> DIFFICULTY & 0x3) - 1;
    out.module = (int) (word >> MODULE & 0x3) - 1;
  }

  /** Replaces the command by the nearest one that a word can say. */
  public static void quantise(Command command) {
    decode(encode(command), command);
  }

  /** Whether {@link #encode} gives {@code word} for some command. */
  public static boolean isWord(long word) {
    boolean pointsSomewhere = (word >> BEARING & 0xFFFF) != 0;
    return isUnit(word)
        && isUnit(word >> THRUST_Y)
        && isUnit(word >> REEL)
        && ((word & TURNS) != 0 || !pointsSomewhere);
  }

  private static long choice(String name, int index, int last) {
    if (index < Command.SAME || index > last) {
      throw new IllegalArgumentException(name + " must be -1 to " + last + ", not " + index);
    }
    return (long) index - Command.SAME;
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
