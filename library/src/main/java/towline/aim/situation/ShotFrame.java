package towline.aim.situation;

/** The frame in which a shot has its muzzle speed. */
public enum ShotFrame {
  /** The world: a shot flies at its own speed, whatever its shooter does. */
  WORLD,
  /** The shooter: a shot inherits the shooter's velocity on top of its own. */
  SHOOTER
}
