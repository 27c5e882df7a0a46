package towline.lab.experiment;

/** The format of a table. */
public enum TableFormat {
  /** One row a line, comma-separated, with a header row. */
  CSV,
  /** Aligned columns for people. */
  READABLE;

  /** Returns the argument for this format. */
  public <T> T choose(T csv, T readable) {
    return this == CSV ? csv : readable;
  }
}
