package towline.content.look;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import towline.content.EventCondition;
import towline.content.look.EffectPart.GridPush;
import towline.content.look.EffectPart.Knock;
import towline.content.look.EffectPart.LightFlash;
import towline.content.look.EffectPart.Popup;
import towline.content.look.EffectPart.RingWave;
import towline.content.look.EffectPart.SparkBurst;
import towline.data.JsonFields;

/**
 * A row of the effects: the visible and tangible effect of events.
 *
 * @param condition the condition on the events
 * @param origin its origin and direction
 * @param ahead the distance from the origin along that direction at which it starts, m
 * @param magnitude the magnitude that scales its numbers, as a function of the event's amount
 * @param sparks sparks
 * @param rings rings
 * @param flashes flashes
 * @param grid the push on the grid
 * @param shake the shake of the picture
 * @param kick the jump of the picture along the direction, m; below 0 against it
 * @param hitStop the duration for which time almost stops, s
 * @param slowMotion the duration for which time runs slowly, s
 * @param popup the points that are displayed
 * @param reactions the reactions of entities
 */
public record EffectRow(
    EventCondition condition,
    EffectOrigin origin,
    double ahead,
    ScaledNumber magnitude,
    List<SparkBurst> sparks,
    List<RingWave> rings,
    List<LightFlash> flashes,
    Optional<GridPush> grid,
    Optional<Knock> shake,
    double kick,
    double hitStop,
    double slowMotion,
    Optional<Popup> popup,
    List<EffectReaction> reactions) {

  /** Greatest duration of a hit stop, s. */
  public static final double MAX_HIT_STOP = 0.08;

  /** Copies the lists; checks that the origin has a direction if a part needs one. */
  public EffectRow {
    sparks = List.copyOf(sparks);
    rings = List.copyOf(rings);
    flashes = List.copyOf(flashes);
    reactions = List.copyOf(reactions);
    boolean directed =
        ahead != 0
            || kick != 0
            || sparks.stream().anyMatch(burst -> burst.spread().isPresent())
            || grid.filter(push -> push.drag() != 0).isPresent();
    if (directed && !origin.isDirected()) {
      throw new IllegalArgumentException(
          "ahead, kick, spread and drag need an origin with a direction, not " + origin);
    }
  }

  static EffectRow read(JsonFields in) {
    return new EffectRow(
        EventCondition.read(in),
        in.has("origin") ? in.constant("origin", EffectOrigin.class) : EffectOrigin.EVENT,
        in.has("ahead") ? in.number("ahead", 0, 10) : 0,
        ScaledNumber.MAGNITUDE,
        list(in, "sparks", SparkBurst::read),
        list(in, "rings", RingWave::read),
        list(in, "flashes", LightFlash::read),
        in.partIfThere("grid", GridPush::read),
        in.partIfThere("shake", Knock::read),
        in.has("kick") ? in.number("kick", -0.3, 0.3) : 0,
        in.has("hitStop") ? in.number("hitStop", 0, MAX_HIT_STOP) : 0,
        in.has("slowMotion") ? in.number("slowMotion", 0, 5) : 0,
        in.partIfThere("popup", Popup::read),
        in.has("reactions") ? in.constants("reactions", EffectReaction.class) : List.of());
  }

  private static <T> List<T> list(JsonFields in, String field, Function<JsonFields, T> reader) {
    return in.has(field) ? in.parts(field, reader) : List.of();
  }

  /**
   * Returns this row of a shared effect for the events of a row that uses it with its own colour
   * and magnitude.
   */
  EffectRow usedBy(EventCondition user, EffectColor color, ScaledNumber scale) {
    return new EffectRow(
        condition.and(user),
        origin,
        ahead,
        magnitude.of(scale),
        sparks.stream().map(part -> part.usedWith(color)).toList(),
        rings.stream().map(part -> part.usedWith(color)).toList(),
        flashes.stream().map(part -> part.usedWith(color)).toList(),
        grid,
        shake,
        kick,
        hitStop,
        slowMotion,
        popup,
        reactions);
  }

  /** Returns true if a part takes its colour from a row that uses it. */
  boolean inheritsColor() {
    return sparks.stream().anyMatch(part -> inherits(part.color()))
        || rings.stream().anyMatch(part -> inherits(part.color()))
        || flashes.stream().anyMatch(part -> inherits(part.color()));
  }

  private static boolean inherits(EffectColor color) {
    return color.source() == EffectColor.Source.INHERIT;
  }
}
