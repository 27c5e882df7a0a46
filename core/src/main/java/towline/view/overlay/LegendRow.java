package towline.view.overlay;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import towline.ai.published.PublishedMethod;
import towline.aim.learn.MotionBelief;
import towline.sim.api.EntityKind;
import towline.sim.api.PilotTrace;
import towline.sim.api.PilotTrace.Mark;
import towline.sim.api.TraceMark;

/** What the legend explains: each mark that does not say in words what it means. */
public enum LegendRow {
  /** The bracket on the drone's target. */
  TARGET(Layer.SIMPLE, Mark.TARGET, 3.6, 0, 0, m -> m.radius(0.6)),
  /** The line of aim. */
  PATH(Layer.SIMPLE, Mark.PATH, 3, -2.6, -0.7, m -> m.end(2.6, 0.7)),
  /** Where the last shots passed. */
  MISS(Layer.SIMPLE, null, 3.4, 0, 0, m -> {}),
  /** Where the barrel points. */
  FACING(Layer.FULL, Mark.FACING, 3, -4.6, 0, m -> m.bearing(0).length(7)),
  /** What is still to turn. */
  TURN(Layer.FULL, Mark.TURN, 4.6, -1.2, -1, m -> m.bearing(-0.4).turn(1.4).slewSeconds(0)),
  /** The predicted track of the target. */
  TRACK(Layer.FULL, Mark.TRACK, 3, -2.6, -0.7, m -> m.end(2.6, 0.7)),
  /** Where shot and target are to meet. */
  IMPACT(Layer.FULL, Mark.IMPACT, 3.6, 0, 0, m -> m.radius(0.4).seconds(0.45)),
  /** Where they were to meet a moment ago. */
  AIM_POINT(Layer.FULL, Mark.AIM_POINT, 2.4, 1.4, 0.3, m -> {}),
  /** The search bracket. */
  BRACKET(Layer.FULL, Mark.BRACKET, 3.4, 0, 2.33, m -> m.low(0.35).high(0.7)),
  /** How far a belief is trusted. */
  BELIEF(
      Layer.FULL,
      Mark.BELIEF,
      2,
      3.8,
      1.34,
      m -> m.word(MotionBelief.STRAIGHT).trust(0.7).place(0)),
  /** Where the target can be. */
  REACH(Layer.FULL, Mark.REACH, 3.2, 0, 0, m -> m.radius(1.1).seconds(0)),
  /** What the shot would hit. */
  HIT_RING(Layer.FULL, Mark.HIT_RING, 3.2, 0, 0, m -> m.radius(1.1).certain(true)),
  /** Another mode's solution. */
  GHOST(Layer.GHOSTS, Mark.GHOST, 3.2, -2.6, -0.7, m -> m.end(1.8, 0.5)),
  /** The answer of a published method. */
  METHOD(Layer.GHOSTS, Mark.METHOD, 2, 0, 0, m -> m.word(PublishedMethod.STATIC_QUADRATIC)),
  /** Where a missile wants to fly. */
  WANTED(Layer.FULL, EntityKind.MISSILE, Mark.WANTED, 3, -2, 0, m -> m.direction(1, 0)),
  /** How it flies. */
  SMOOTHED(Layer.FULL, EntityKind.MISSILE, Mark.SMOOTHED, 3, -2, 0, m -> m.direction(1, 0)),
  /** Where it expects to meet its target. */
  MEETING(Layer.FULL, EntityKind.MISSILE, Mark.MEETING, 3, -2.6, -0.6, m -> m.end(1.7, 0.4)),
  /** How far a tank looks. */
  LOOKAHEAD(Layer.FULL, EntityKind.TANK, Mark.LOOKAHEAD, 3.2, 0, 0, m -> m.radius(1.3)),
  /** Whom it avoids. */
  NEIGHBOUR(
      Layer.FULL, EntityKind.TANK, Mark.NEIGHBOUR, 3, -2, -0.5, m -> m.end(2, 0.5).neighbour(0)),
  /** Where its way is blocked. */
  HIT_POINT(Layer.FULL, EntityKind.TANK, Mark.HIT_POINT, 2.6, 0, 0, m -> m.radius(0.7)),
  /** How it turns. */
  STEERS(
      Layer.FULL, EntityKind.TANK, Mark.STEERS, 4.2, -2.6, -0.7, m -> m.bearing(0).turnShare(0.8)),
  /** Where a gun aims. */
  AIMS(Layer.FULL, EntityKind.TANK, Mark.AIMS, 3, -2.6, -0.6, m -> m.end(1.7, 0.4)),
  /** Where a snake is going. */
  GOAL(Layer.FULL, EntityKind.SNAKE_HEAD, Mark.GOAL, 3, -2.6, -0.6, m -> m.end(1.7, 0.4)),
  /** Where a wingman or a vessel wants to be. */
  STATION(Layer.FULL, EntityKind.VESSEL_HULL, Mark.STATION, 3, -2.6, -0.6, m -> m.end(1.7, 0.4));

  /** What has to be shown for a mark to be seen. */
  public enum Layer {
    /** The thinking of the drone, even if it is shown in simple form. */
    SIMPLE,
    /** Everybody's thinking. */
    FULL,
    /** The other aim modes. */
    GHOSTS
  }

  private final Layer layer;
  private final EntityKind pilot;
  private final @Nullable Mark mark;
  private final double metres;
  private final double x;
  private final double y;

  @SuppressWarnings("ImmutableEnumChecker") // Functions that keep nothing.
  private final Consumer<TraceMark> example;

  LegendRow(
      Layer layer,
      @Nullable Mark mark,
      double metres,
      double x,
      double y,
      Consumer<TraceMark> example) {
    this(layer, EntityKind.DRONE, mark, metres, x, y, example);
  }

  LegendRow(
      Layer layer,
      EntityKind pilot,
      @Nullable Mark mark,
      double metres,
      double x,
      double y,
      Consumer<TraceMark> example) {
    this.layer = layer;
    this.pilot = pilot;
    this.mark = mark;
    this.metres = metres;
    this.x = x;
    this.y = y;
    this.example = example;
  }

  /** What has to be shown for it to be seen. */
  public Layer layer() {
    return layer;
  }

  /** Whose thought the example is. */
  EntityKind pilot() {
    return pilot;
  }

  /** The mark; null for where shots passed, which is no thought. */
  @Nullable Mark mark() {
    return mark;
  }

  /** How much of the world the height of its picture shows, m. */
  double metres() {
    return metres;
  }

  /** Adds the example, about the origin, to a trace; the mark is of that aim mode. */
  void addTo(PilotTrace trace, int aimMode) {
    if (mark == Mark.AIM_POINT) {
      // Of past aim points there are several, each fainter than the one before.
      for (int i = 0; i < 4; i++) {
        trace.add(mark, aimMode, x - 0.9 * i, y - 0.2 * i).age(0.1 + 0.25 * i);
      }
    } else if (mark != null) {
      example.accept(trace.add(mark, aimMode, x, y));
    }
  }
}
