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
 * A row of the effects: what is seen and felt of the events that it is for.
 *
 * @param condition which events it is for
 * @param origin where it starts, and along which direction
 * @param ahead how far along that direction it starts, m
 * @param magnitude the magnitude that its numbers grow with, from the event's amount
 * @param sparks sparks
 * @param rings rings
 * @param flashes flashes
 * @param grid the push on the grid
 * @param shake the shake of the picture
 * @param kick how far the picture jumps along the direction, m; below 0 against it
 * @param hitStop how long time all but stands still, s
 * @param slowMotion how long time runs slowly, s
 * @param popup the points that are written
 * @param reactions what things do
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

  /** Time never stands still for longer than this, s. */
  public static final double LONGEST_STOP = 0.08;

  /** Copies the lists; checks that what needs a direction has one. */
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
        in.has("hitStop") ? in.number("hitStop", 0, LONGEST_STOP) : 0,
        in.has("slowMotion") ? in.number("slowMotion", 0, 5) : 0,
        in.partIfThere("popup", Popup::read),
        in.has("reactions") ? in.constants("reactions", EffectReaction.class) : List.of());
  }

  private static <T> List<T> list(JsonFields in, String field, Function<JsonFields, T> reader) {
    return in.has(field) ? in.parts(field, reader) : List.of();
  }

  /**
   * This row of a shared effect, for the events of a row that uses it with a colour and a magnitude
   * of its own.
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

  /** Whether a part still waits for the colour of a row that uses it. */
  boolean inheritsColor() {
    return sparks.stream().anyMatch(part -> inherits(part.color()))
        || rings.stream().anyMatch(part -> inherits(part.color()))
        || flashes.stream().anyMatch(part -> inherits(part.color()));
  }

  private static boolean inherits(EffectColor color) {
    return color.source() == EffectColor.Source.INHERIT;
  }
}
