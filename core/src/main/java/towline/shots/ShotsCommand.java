package towline.shots;

/** The commands of keys and gamepads to the board. */
public enum ShotsCommand {
  UP,
  DOWN,
  LEFT,
  RIGHT,
  CHOOSE,
  BACK
}
