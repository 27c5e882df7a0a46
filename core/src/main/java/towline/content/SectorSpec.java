package towline.content;

import towline.data.JsonFields;

/**
 * A sector of the game, in which waves are fought.
 *
 * @param index its place in the list
 * @param name the key of its name in the text bundle
 * @param look its look
 * @param gravity the gravity of shots, m/s^2
 * @param help the factor of the difficulty's relief for a damaged ship, above 0 to 1; the smaller
 *     it is, the rarer are repairs
 */
public record SectorSpec(int index, String name, Look look, double gravity, double help) {
  /** The look of a sector. */
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
