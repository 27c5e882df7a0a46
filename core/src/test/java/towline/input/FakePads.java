package towline.input;

import java.util.EnumMap;
import java.util.Map;

/** Gamepads that a test holds. */
public final class FakePads implements PadPort {
  /** How many are plugged in. */
  public int plugged = 1;

  private final Map<PadPart, Double> parts = new EnumMap<>(PadPart.class);

  /** Holds a part, 0 to 1. */
  public FakePads press(PadPart part, double howFar) {
    parts.put(part, howFar);
    return this;
  }

  @Override
  public int poll() {
    return plugged;
  }

  @Override
  public double pressed(PadPart part) {
    return plugged == 0 ? 0 : parts.getOrDefault(part, 0.0);
  }
}
