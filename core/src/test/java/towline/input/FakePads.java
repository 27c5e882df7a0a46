package towline.input;

import java.util.EnumMap;
import java.util.Map;

/** Gamepads that a test holds. */
final class FakePads implements PadPort {
  int plugged = 1;
  private final Map<PadPart, Double> parts = new EnumMap<>(PadPart.class);

  FakePads press(PadPart part, double howFar) {
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
