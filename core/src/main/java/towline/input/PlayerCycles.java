package towline.input;

/** What the player can cycle through: where each cycle stands, and how long it is. */
public interface PlayerCycles {
  /** The index of the drone's aim mode. */
  int aimMode();

  /** The number of aim modes. */
  int aimModes();

  /** Which law missiles follow: 0 each its own, then each law for all. */
  int missileLaw();

  /** The number of choices of a homing law. */
  int missileLaws();

  /** The index of the tanks' law. */
  int tankLaw();

  /** The number of avoidance laws. */
  int tankLaws();

  /** The index of the enemies' way to aim. */
  int foeAim();

  /** The number of ways to aim. */
  int foeAims();
}
