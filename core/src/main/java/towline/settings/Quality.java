package towline.settings;

/**
 * The quality of the picture: what of its look is drawn, or the choice of that by measured time.
 */
public enum Quality {
  /** The best of the others at which the frames are in time. */
  AUTOMATIC,
  /** Fewer pixels and particles, and no bloom. */
  LOW,
  /** No bloom. */
  MEDIUM,
  /** Everything. */
  HIGH
}
