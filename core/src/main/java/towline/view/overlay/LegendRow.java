package towline.view.overlay;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import towline.ai.published.PublishedMethod;
import towline.aim.situation.MotionBelief;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.TraceMark;

/** The rows of the legend: each mark that does not explain itself in words. */
public enum LegendRow {
  /** Bracket on the drone's target. */
  TARGET(Layer.SIMPLE, Mark.TARGET, 3.6, 0, 0, m -> m.radius(0.6)),
  /** Line of aim. */
  PATH(Layer.SIMPLE, Mark.PATH, 3, -2.6, -0.7, m -> m.end(2.6, 0.7)),
  /** Points at which the last shots passed their targets. */
  MISS(Layer.SIMPLE, null, 3.4, 0, 0, m -> {}),
  /** Direction of the barrel. */
  FACING(Layer.FULL, Mark.FACING, 3, -4.6, 0, m -> m.bearing(0).length(7)),
  /** Remaining turn of the barrel. */
  TURN(Layer.FULL, Mark.TURN, 4.6, -1.2, -1, m -> m.bearing(-0.4).turn(1.4).slewSeconds(0)),
  /** Predicted track of the target. */
  TRACK(Layer.FULL, Mark.TRACK, 3, -2.6, -0.7, m -> m.end(2.6, 0.7)),
  /** Expected meeting point of shot and target. */
  IMPACT(Layer.FULL, Mark.IMPACT, 3.6, 0, 0, m -> m.radius(0.4).seconds(0.45)),
  /** Meeting points expected a moment ago. */
  AIM_POINT(Layer.FULL, Mark.AIM_POINT, 2.4, 1.4, 0.3, m -> {}),
  /** Search bracket. */
  BRACKET(Layer.FULL, Mark.BRACKET, 3.4, 0, 2.33, m -> m.low(0.35).high(0.7)),
  /** Trust in a belief. */
  BELIEF(
      Layer.FULL,
      Mark.BELIEF,
      2,
      3.8,
      1.34,
      m -> m.word(MotionBelief.STRAIGHT).trust(0.7).place(0)),
  /** Set of the target's possible positions. */
  REACH(Layer.FULL, Mark.REACH, 3.2, 0, 0, m -> m.radius(1.1).seconds(0)),
  /** Area that the shot covers. */
  HIT_RING(Layer.FULL, Mark.HIT_RING, 3.2, 0, 0, m -> m.radius(1.1).certain(true)),
  /** Solution of another aim mode. */
  GHOST(Layer.GHOSTS, Mark.GHOST, 3.2, -2.6, -0.7, m -> m.end(1.8, 0.5)),
  /** Answer of a published method. */
  METHOD(Layer.GHOSTS, Mark.METHOD, 2, 0, 0, m -> m.word(PublishedMethod.STATIC_QUADRATIC)),
  /** Direction in which a missile wants to fly. */
  WANTED(Layer.FULL, EntityKind.MISSILE, Mark.WANTED, 3, -2, 0, m -> m.direction(1, 0)),
  /** Direction in which the missile flies. */
  SMOOTHED(Layer.FULL, EntityKind.MISSILE, Mark.SMOOTHED, 3, -2, 0, m -> m.direction(1, 0)),
  /** Point where the missile expects to meet its target. */
  MEETING(Layer.FULL, EntityKind.MISSILE, Mark.MEETING, 3, -2.6, -0.6, m -> m.end(1.7, 0.4)),
  /** Distance up to which a tank looks ahead. */
  LOOKAHEAD(Layer.FULL, EntityKind.TANK, Mark.LOOKAHEAD, 3.2, 0, 0, m -> m.radius(1.3)),
  /** Neighbour that the tank avoids. */
  NEIGHBOUR(
      Layer.FULL, EntityKind.TANK, Mark.NEIGHBOUR, 3, -2, -0.5, m -> m.end(2, 0.5).neighbour(0)),
  /** Point where the tank's way is blocked. */
  HIT_POINT(Layer.FULL, EntityKind.TANK, Mark.HIT_POINT, 2.6, 0, 0, m -> m.radius(0.7)),
  /** Turn of the tank. */
  STEERS(
      Layer.FULL, EntityKind.TANK, Mark.STEERS, 4.2, -2.6, -0.7, m -> m.bearing(0).turnShare(0.8)),
  /** Point at which a gun aims. */
  AIMS(Layer.FULL, EntityKind.TANK, Mark.AIMS, 3, -2.6, -0.6, m -> m.end(1.7, 0.4)),
  /** Destination of a snake. */
  GOAL(Layer.FULL, EntityKind.SNAKE_HEAD, Mark.GOAL, 3, -2.6, -0.6, m -> m.end(1.7, 0.4)),
  /** Place where a wingman or a vessel wants to be. */
  STATION(Layer.FULL, EntityKind.VESSEL_HULL, Mark.STATION, 3, -2.6, -0.6, m -> m.end(1.7, 0.4));

  /** The layer of the overlay that shows a mark. */
  public enum Layer {
    /** The thinking of the drone; shown at the simple and the full level of detail. */
    SIMPLE,
    /** The thinking of all pilots; shown at the full level. */
    FULL,
    /** The solutions of the other aim modes. */
    GHOSTS
  }

  private final Layer layer;
  private final EntityKind pilot;
  private final @Nullable Mark mark;
  private final double pictureHeight;
  private final double x;
  private final double y;

  @SuppressWarnings("ImmutableEnumChecker") // Functions that keep nothing.
  private final Consumer<TraceMark> example;

  LegendRow(
      Layer layer,
      @Nullable Mark mark,
      double pictureHeight,
      double x,
      double y,
      Consumer<TraceMark> example) {
    this(layer, EntityKind.DRONE, mark, pictureHeight, x, y, example);
  }

  LegendRow(
      Layer layer,
      EntityKind pilot,
      @Nullable Mark mark,
      double pictureHeight,
      double x,
      double y,
      Consumer<TraceMark> example) {
    this.layer = layer;
    this.pilot = pilot;
    this.mark = mark;
    this.pictureHeight = pictureHeight;
    this.x = x;
    this.y = y;
    this.example = example;
  }

  /** Returns the layer that shows the mark. */
  public Layer layer() {
    return layer;
  }

  /** Returns the kind of the pilot whose thought the example is. */
  EntityKind pilot() {
    return pilot;
  }

  /** Returns the mark; null for the points where shots passed, which are no thought. */
  @Nullable Mark mark() {
    return mark;
  }

  /** Returns the height of the row's picture, m. */
  double pictureHeight() {
    return pictureHeight;
  }

  /** Adds the example, about the origin, to a trace; the mark has the given aim mode. */
  void addTo(PilotTrace trace, int aimMode) {
    if (mark == Mark.AIM_POINT) {
      // There are several past aim points, each fainter than the one before.
      for (int i = 0; i < 4; i++) {
        trace.add(mark, aimMode, x - 0.9 * i, y - 0.2 * i).age(0.1 + 0.25 * i);
      }
    } else if (mark != null) {
      example.accept(trace.add(mark, aimMode, x, y));
    }
  }
}
