package towline.lab.experiment;

/** How a table is written. */
public enum TableFormat {
  /** One row a line, comma-separated, with a header row. */
  CSV,
  /** Aligned columns for people. */
  READABLE;

  /** The one that belongs to this format. */
  public <T> T choose(T csv, T readable) {
    return this == CSV ? csv : readable;
  }
}
