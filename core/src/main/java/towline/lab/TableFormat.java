package towline.lab;

/** How a table is written. */
public enum TableFormat {
  /** One row a line, comma-separated, with a header row. */
  CSV,
  /** Aligned columns for people. */
  READABLE
}
