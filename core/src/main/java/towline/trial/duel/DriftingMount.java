package towline.trial.duel;

/** A mount at constant velocity. World frame. */
public final class DriftingMount extends TurretMount {
  private final double vx;
  private final double vy;
  private double x;
  private double y;

  /** Creates a mount at x, y (m) with velocity vx, vy (m/s). */
  public DriftingMount(double x, double y, double vx, double vy) {
    this.x = x;
    this.y = y;
    this.vx = vx;
    this.vy = vy;
  }

  @Override
  public double x() {
    return x;
  }

  @Override
  public double y() {
    return y;
  }

  @Override
  public double vx() {
    return vx;
  }

  @Override
  public double vy() {
    return vy;
  }

  @Override
  public void advance(double dt) {
    x += dt * vx;
    y += dt * vy;
  }
}
