package towline.input;

import java.util.EnumMap;
import java.util.Map;

/** Gamepads for tests. */
public final class FakeGamepads implements GamepadSource {
  /** Number of gamepads that are plugged in. */
  public int plugged = 1;

  /** Name of the gamepad. */
  public String name = "";

  /** Strength of the last rumble. */
  public double rumbled;

  private final Map<GamepadControl, Double> parts = new EnumMap<>(GamepadControl.class);

  /** Holds a control at a value, 0 to 1. */
  public FakeGamepads press(GamepadControl control, double value) {
    parts.put(control, value);
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
