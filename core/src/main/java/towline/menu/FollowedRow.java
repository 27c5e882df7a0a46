package towline.menu;

/** A setting that runs {@code after} each change. */
record FollowedRow(SettingRow row, Runnable after) implements SettingRow {
  @Override
  public String name() {
    return row.name();
  }

  @Override
  public String value() {
    return row.value();
  }

  @Override
  public double fraction() {
    return row.fraction();
  }

  @Override
  public void step(int by) {
    row.step(by);
    after.run();
  }

  /** Runs {@code after} only if the value changes: a dragged slider sets each value many times. */
  @Override
  public void set(double share) {
    String before = row.value();
    row.set(share);
    if (!row.value().equals(before)) {
      after.run();
    }
  }
}
