package towline.trial.duel;

import towline.aim.situation.Agility;
import towline.internal.RandomStream;
import towline.math.Trigonometry;

/** A course at constant speed whose heading sways about a base course. */
public class SwayingCourse extends TargetCourse {
  private static final double WEAVING_SWING = StrictMath.toRadians(45);

  private final double base;
  private final double speed;
  private final double swing;
  private final double angularFrequency;
  private double phase;

  /**
   * Creates a course about the heading of {@code start}.
   *
   * @param swing greatest deviation of the heading, rad
   * @param angularFrequency rad/s
   * @param phase first phase, rad
   */
  public SwayingCourse(TargetStart start, double swing, double angularFrequency, double phase) {
    super(start);
    base = start.heading();
    speed = start.speed();
    this.swing = swing;
    this.angularFrequency = angularFrequency;
    this.phase = phase;
    setHeading();
  }

  /** Returns a course with a drawn rhythm of 0.3 to 0.8 Hz. */
  static SwayingCourse weaving(TargetStart start, RandomStream random) {
    double angularFrequency = 2 * Math.PI * random.range(0.3, 0.8);
    return new SwayingCourse(start, WEAVING_SWING, angularFrequency, random.range(0, 2 * Math.PI));
  }

  @Override
  public void advance(double dt) {
    phase += 0.5 * dt * angularFrequency;
    setHeading();
    x += dt * vx;
    y += dt * vy;
    phase += 0.5 * dt * angularFrequency;
    setHeading();
  }

  private void setHeading() {
    double heading = base() + swing * Trigonometry.sin(phase);
    vx = speed * Trigonometry.cos(heading);
    vy = speed * Trigonometry.sin(heading);
  }

  /** Returns the course about which the heading sways, rad counter-clockwise from +x. */
  protected double base() {
    return base;
  }

  @Override
  protected void writeAgility(Agility agility) {
    agility.setAccelerating(swing * angularFrequency * speed);
  }
}
