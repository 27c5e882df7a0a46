package towline.input;

/** The gamepads as a machine has them. All that are plugged in act as one. */
public interface GamepadSource {
  /** Looks at the gamepads anew; the number of them that are plugged in. */
  int poll();

  /** How far a part is pressed, 0 to 1, as it was when last looked at; sticks as they stand. */
  double value(GamepadControl part);

  /** A machine without gamepads. */
  static GamepadSource none() {
    return new GamepadSource() {
      @Override
      public int poll() {
        return 0;
      }

      @Override
      public double value(GamepadControl part) {
        return 0;
      }
    };
  }
}
