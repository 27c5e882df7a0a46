package towline.input;

/** Where gamepad state comes from. All connected gamepads act as one. */
public interface GamepadSource {
  /** Polls the gamepads; the number of them that are connected. */
  int poll();

  /** How far a control was pressed at the last poll, 0 to 1, without a dead zone. */
  double value(GamepadControl control);

  /** The name of the gamepad that was pressed last, as it reports it; empty if there is none. */
  default String name() {
    return "";
  }

  /** Lets the gamepad that was pressed last rumble, 0 to 1, for that time, s, if it can. */
  default void rumble(double strength, double seconds) {}

  /** No gamepads. */
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
