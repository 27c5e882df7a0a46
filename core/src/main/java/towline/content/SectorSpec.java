package towline.content;

import towline.data.JsonFields;

/**
 * A sector of the game: where waves are fought.
 *
 * @param index its place in the list
 * @param name the key of its name in the text bundle
 * @param look what it looks like
 * @param gravity how strongly shots fall in it, m/s^2
 * @param help how much a damaged ship is helped in it, above 0 to 1: it shares the relief of the
 *     difficulty, and repairs are the rarer
 */
public record SectorSpec(int index, String name, Look look, double gravity, double help) {
  /** What a sector looks like. */
  public enum Look {
    /** Open space, stars. */
    SPACE,
    /** The plates of a huge hull. */
    HULL,
    /** A deep that pulls everything down. */
    UNDERTOW
  }

  SectorSpec withGravity(double other) {
    return new SectorSpec(index, name, look, other, help);
  }

  static SectorSpec read(int index, JsonFields in) {
    return new SectorSpec(
        index,
        in.text("name", "a key in the text bundle"),
        in.constant("look", Look.class),
        in.number("gravity", 0, 30),
        in.number("help", 0.05, 1));
  }
}
