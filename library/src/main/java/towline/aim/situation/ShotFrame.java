package towline.aim.situation;

/** The frame in which a shot has its muzzle speed. */
public enum ShotFrame {
  /** The world: a shot flies at its own speed, independent of the shooter's velocity. */
  WORLD,
  /** The shooter: a shot inherits the shooter's velocity in addition to its own. */
  SHOOTER
}
