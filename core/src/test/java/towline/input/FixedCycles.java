package towline.input;

/** A run in that aim mode, with the first of all laws. */
record FixedCycles(int aimMode, int aimModes) implements PlayerCycles {
  @Override
  public int missileLaw() {
    return 0;
  }

  @Override
  public int missileLaws() {
    return 3;
  }

  @Override
  public int tankLaw() {
    return 1;
  }

  @Override
  public int tankLaws() {
    return 3;
  }

  @Override
  public int foeAim() {
    return 3;
  }

  @Override
  public int foeAims() {
    return 4;
  }
}
