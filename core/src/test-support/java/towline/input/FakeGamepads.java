package towline.input;

import java.util.EnumMap;
import java.util.Map;

/** Gamepads that a test holds. */
public final class FakeGamepads implements GamepadSource {
  /** How many are plugged in. */
  public int plugged = 1;

  /** What it calls itself. */
  public String name = "";

  /** How strongly it was last told to rumble. */
  public double rumbled;

  private final Map<GamepadControl, Double> parts = new EnumMap<>(GamepadControl.class);

  /** Holds a part, 0 to 1. */
  public FakeGamepads press(GamepadControl control, double howFar) {
    parts.put(control, howFar);
    return this;
  }

  @Override
  public int poll() {
    return plugged;
  }

  @Override
  public double value(GamepadControl control) {
    return plugged == 0 ? 0 : parts.getOrDefault(control, 0.0);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void rumble(double strength, double seconds) {
    rumbled = strength;
  }
}
