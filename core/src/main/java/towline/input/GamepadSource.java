package towline.input;

/** A source of gamepad state. All connected gamepads act as one. */
public interface GamepadSource {
  /** Polls the gamepads and returns the number of connected ones. */
  int poll();

  /** Returns the pressed fraction of a control at the last poll, 0 to 1, without a dead zone. */
  double value(GamepadControl control);

  /** Returns the name that the gamepad used last reports; empty if there is none. */
  default String name() {
    return "";
  }

  /** Makes the gamepad used last rumble with a strength of 0 to 1, if it can. */
  default void rumble(double strength, double seconds) {}

  /** Returns a source without gamepads. */
  static GamepadSource none() {
    return new GamepadSource() {
      @Override
      public int poll() {
        return 0;
      }

      @Override
      public double value(GamepadControl control) {
        return 0;
      }
    };
  }
}
