package towline.sim.api;

import java.util.Arrays;

/**
 * What a pilot wants and plans, as marks that the overlay draws: worked out only when somebody
 * looks, and looking changes nothing. Which numbers a mark carries is said at each {@link Mark};
 * each also has the id of the entity whose pilot made it.
 */
public final class PilotTrace {
  /** What to show of what pilots decide. */
  public enum Layer {
    /** What each pilot perceives, wants and plans. */
    VISION,
    /** What the drone would do in every other aim mode. */
    GHOSTS
  }

  /** The tone of a mark that belongs to no aim mode. */
  public static final int PLAIN = -1;

  /** The kinds of mark. Places in m, angles in rad, times in s. */
  public enum Mark {
    /** Where a target can be when a shot that leaves now is nearest: x, y, radius, time. */
    REACH,
    /** What that shot would hit then: x, y, radius, 1 if that is certain, else 0. */
    HIT_RING,
    /** The line along which a barrel points: x, y, bearing, length. */
    FACING,
    /** The arc that is still to turn: x, y, bearing from, signed angle to turn. */
    TURN,
    /** The predicted track of a target: x, y of its start, x, y of its end. */
    TRACK,
    /** The path of a shot: x, y of its start, x, y of its end. */
    PATH,
    /** Where shot and target are to meet: x, y, radius, time to go. */
    IMPACT,
    /** A past aim point: x, y, age from 0 (now) to 1 (gone), unused. */
    AIM_POINT,
    /** A shrinking search bracket: x, y, lower end, upper end as fractions of the horizon. */
    BRACKET,
    /** Time to turn, time of flight, time to impact, to be written at the drone: x, y, then see. */
    TIMES,
    /** Where a head is going: x, y of the head, x, y of the goal. */
    GOAL,
    /** Another mode's solution: x, y of the muzzle, x, y of its impact point. */
    GHOST,
    /** The answer of a published method: x, y of its impact point, the method's index, unused. */
    METHOD,
    /** The target in the sights: x, y, radius, unused. */
    TARGET,
    /** Why there is no shot: x, y, ordinal of the reason, unused. */
    NO_SHOT,
    /**
     * A belief about the target: x, y of the drone, kind, trust from 0 to 1, place from the top.
     */
    BELIEF,
    /** Why a gun that studies its target holds its fire: x, y, ordinal of the reason, unused. */
    HOLDS_FIRE,
    /** Where a missile wants to fly: x, y, direction x, y (of length 1). */
    WANTED,
    /** How a missile flies: x, y, direction x, y (shorter than 1 when it is slowed by turning). */
    SMOOTHED,
    /** Where a missile expects to meet its target: x, y of the missile, x, y of the meeting. */
    MEETING,
    /** How far a tank looks: x, y, radius, unused. */
    LOOKAHEAD,
    /** Where a tank's look ahead ends on something: x, y, radius, unused. */
    HIT_POINT,
    /** The neighbour that a tank avoids most: x, y of the tank, x, y of the neighbour, its id. */
    NEIGHBOUR,
    /** How a tank turns: x, y, heading, turn rate as a fraction of the most, + to the left. */
    STEERS,
    /** Where a turret, a mortar or a wingman aims: x, y of the muzzle, x, y of the aim point. */
    AIMS,
    /** Where a wingman or a vessel wants to be or to go: x, y of it, x, y of that place. */
    STATION
  }

  private Mark[] marks = new Mark[64];
  private int[] tones = new int[64];
  private int[] owners = new int[64];
  private double[] values = new double[64 * 5];
  private int owner;
  private int size;

  /** The number of marks. */
  public int size() {
    return size;
  }

  /** The kind of mark {@code i}. */
  public Mark mark(int i) {
    return marks[i];
  }

  /** The index of the aim mode that mark {@code i} belongs to, or {@link #PLAIN}. */
  public int tone(int i) {
    return tones[i];
  }

  /** The id of the entity whose pilot made mark {@code i}; 0 if nobody's did. */
  public int owner(int i) {
    return owners[i];
  }

  /** Number {@code n}, 0 to 4, of mark {@code i}. */
  public double value(int i, int n) {
    return values[5 * i + n];
  }

  /** Forgets all marks; those to come are nobody's. */
  public void clear() {
    size = 0;
    owner = 0;
  }

  /** From here on marks are of the pilot of the entity with that id. */
  public void setOwner(int id) {
    owner = id;
  }

  /** Appends a mark with four numbers. */
  public void add(Mark mark, int tone, double a, double b, double c, double d) {
    add(mark, tone, a, b, c, d, 0);
  }

  /** Appends a mark with five numbers, as TIMES, BELIEF and NEIGHBOUR have. */
  public void add(Mark mark, int tone, double a, double b, double c, double d, double e) {
    if (size == marks.length) {
      marks = Arrays.copyOf(marks, 2 * size);
      tones = Arrays.copyOf(tones, 2 * size);
      owners = Arrays.copyOf(owners, 2 * size);
      values = Arrays.copyOf(values, 10 * size);
    }
    marks[size] = mark;
    tones[size] = tone;
    owners[size] = owner;
    int at = 5 * size;
    values[at] = a;
    values[at + 1] = b;
    values[at + 2] = c;
    values[at + 3] = d;
    values[at + 4] = e;
    size++;
  }

  /** Appends mark {@code i} of {@code other}, with its owner. */
  public void add(PilotTrace other, int i) {
    owner = other.owners[i];
    int from = 5 * i;
    double[] its = other.values;
    add(
        other.marks[i],
        other.tones[i],
        its[from],
        its[from + 1],
        its[from + 2],
        its[from + 3],
        its[from + 4]);
  }
}
