package towline.content;

import java.util.List;
import towline.ai.aim.AimMode;
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
 * @param modes the aim modes that the ring of the drone offers; keys choose the others, too
 */
public record SectorSpec(
    int index, String name, Look look, double gravity, double help, List<AimMode> modes) {
  /** Copies the list. */
  public SectorSpec {
    modes = List.copyOf(modes);
  }

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
    return new SectorSpec(index, name, look, other, help, modes);
  }

  static SectorSpec read(int index, JsonFields in) {
    return new SectorSpec(
        index,
        in.text("name", "a key in the text bundle"),
        in.constant("look", Look.class),
        in.number("gravity", 0, 30),
        in.number("help", 0.05, 1),
        in.constants("modes", AimMode.class));
  }
}
