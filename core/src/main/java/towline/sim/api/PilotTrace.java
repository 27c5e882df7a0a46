package towline.sim.api;

import java.util.ArrayList;
import java.util.List;
import towline.sim.api.TraceMark.Field;

/**
 * Marks of pilots' wishes and plans, which the overlay draws. They are computed only while they are
 * displayed, and computing them changes no state.
 */
public final class PilotTrace {
  /** A group of marks that the overlay can show. */
  public enum Layer {
    /** Perceptions, wishes and plans of each pilot. */
    VISION,
    /** Solutions of the drone's other aim modes. */
    GHOSTS
  }

  /** The tone of a mark that belongs to no aim mode. */
  public static final int PLAIN = -1;

  /** The kinds of mark, with the fields that each carries beside its place. */
  public enum Mark {
    /** The reachable set of a target when a shot that leaves now is nearest to it. */
    REACH(Field.RADIUS, Field.SECONDS),
    /** The disc that the shot would hit at that time. */
    HIT_RING(Field.RADIUS, Field.CERTAIN),
    /** The line along which a barrel points. */
    FACING(Field.BEARING, Field.LENGTH),
    /** The arc that a barrel is still to turn, from its bearing. */
    TURN(Field.BEARING, Field.TURN, Field.SLEW_SECONDS),
    /** A piece of the predicted track of a target. */
    TRACK(Field.END_X, Field.END_Y),
    /** A piece of the path of a shot. */
    PATH(Field.END_X, Field.END_Y),
    /** The predicted intercept of shot and target. */
    IMPACT(Field.RADIUS, Field.SECONDS),
    /** A past aim point. */
    AIM_POINT(Field.AGE),
    /** A shrinking search bracket. */
    BRACKET(Field.LOW, Field.HIGH),
    /** The times until a shot leaves, of its flight and until its impact, written at the drone. */
    TIMES(Field.SLEW_SECONDS, Field.FLIGHT_SECONDS, Field.SECONDS),
    /** The goal of a snake's head. */
    GOAL(Field.END_X, Field.END_Y),
    /** Another mode's solution, from the muzzle to its impact point. */
    GHOST(Field.END_X, Field.END_Y),
    /** The impact point that a published method computes. */
    METHOD(Field.WORD),
    /** The target in the sights. */
    TARGET(Field.RADIUS),
    /** The reason why there is no shot. */
    NO_SHOT(Field.WORD),
    /** A belief about the target, at the drone. */
    BELIEF(Field.WORD, Field.TRUST, Field.PLACE),
    /** The reason why a gun that studies its target holds its fire. */
    HOLDS_FIRE(Field.WORD),
    /** The direction in which a missile wants to fly. */
    WANTED(Field.DIRECTION_X, Field.DIRECTION_Y),
    /** The direction in which a missile flies; shorter than 1 when turning slows it. */
    SMOOTHED(Field.DIRECTION_X, Field.DIRECTION_Y),
    /** The line from a missile to the predicted intercept with its target. */
    MEETING(Field.END_X, Field.END_Y),
    /** The ring of a tank's look-ahead distance. */
    LOOKAHEAD(Field.RADIUS),
    /** The obstacle on which a tank's look ahead ends. */
    HIT_POINT(Field.RADIUS),
    /** The line from a tank to the neighbour that it avoids most. */
    NEIGHBOUR(Field.END_X, Field.END_Y, Field.NEIGHBOUR),
    /** The way in which a tank turns. */
    STEERS(Field.BEARING, Field.TURN_SHARE),
    /** The line from a turret, a mortar or a wingman to its aim point. */
    AIMS(Field.END_X, Field.END_Y),
    /** The line from a wingman or a vessel to its station. */
    STATION(Field.END_X, Field.END_Y);

    @SuppressWarnings("ImmutableEnumChecker") // List.of is immutable.
    private final List<Field> fields;

    Mark(Field... fields) {
      this.fields = List.of(fields);
    }

    /** Returns the fields that it carries. */
    public List<Field> fields() {
      return fields;
    }
  }

  private final List<TraceMark> rows = new ArrayList<>();
  private int owner;
  private int size;

  /** Returns the number of marks. */
  public int size() {
    return size;
  }

  /**
   * Mark {@code i}, which is valid until the trace is cleared.
   *
   * @throws IllegalStateException if it was written without one of its fields
   */
  public TraceMark get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException(i);
    }
    TraceMark mark = rows.get(i);
    mark.check();
    return mark;
  }

  /** Removes all marks; later ones have no owner. */
  public void clear() {
    size = 0;
    owner = 0;
  }

  /** Makes the entity with id {@code id} the owner of all later marks. */
  public void setOwner(int id) {
    owner = id;
  }

  /** Appends a mark of no aim mode that begins at x, y, m; returns it to be filled. */
  public TraceMark add(Mark mark, double x, double y) {
    return add(mark, PLAIN, x, y);
  }

  /**
   * Appends a mark that begins at x, y, m; returns it to be filled.
   *
   * @param tone the index of the aim mode that it belongs to, or {@link #PLAIN}
   */
  public TraceMark add(Mark mark, int tone, double x, double y) {
    if (size == rows.size()) {
      rows.add(new TraceMark(mark));
    }
    TraceMark row = rows.get(size);
    row.begin(mark, tone, owner, x, y);
    size++;
    return row;
  }

  /** Appends a copy of a mark of another trace, with its owner. */
  public void add(TraceMark other) {
    add(other.mark(), other.x(), other.y()).copy(other);
  }
}
