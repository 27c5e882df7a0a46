package towline.trial.shots;

/** A target while it is watched, tick by tick. Metres, m/s. */
public final class Watched {
  /** Advances by a tick of 1/60 s. */
  public void tick() {
    throw new UnsupportedOperationException();
  }

  public double x() {
    throw new UnsupportedOperationException();
  }

  public double y() {
    throw new UnsupportedOperationException();
  }

  public double vx() {
    throw new UnsupportedOperationException();
  }

  public double vy() {
    throw new UnsupportedOperationException();
  }

  /** Returns the x of the gun, m; its y is 0. */
  public double gunX() {
    throw new UnsupportedOperationException();
  }
}
