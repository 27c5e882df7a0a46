package towline.content.look;

/** The shape of a spark. */
public enum SparkShape {
  /** A streak along its flight. */
  STREAK,
  /** A glowing dot. */
  EMBER,
  /** A tumbling splinter of line. */
  SPLINTER,
  /** A tumbling piece of track or plate. */
  SHRED
}
