package towline.menu;

/** A setting, and what happens once it has been changed. */
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

  /** A slider that is dragged comes by the same value again and again. */
  @Override
  public void set(double share) {
    String before = row.value();
    row.set(share);
    if (!row.value().equals(before)) {
      after.run();
    }
  }
}
