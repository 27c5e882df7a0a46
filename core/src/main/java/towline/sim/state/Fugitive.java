package towline.sim.state;

import towline.math.Angles;
import towline.math.Trigonometry;
import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.hash.StateHash;

/**
 * The state of an enemy that flees at the end of a wave: it makes for the edge of the sector and
 * fades. Nothing strikes it and it strikes nothing, so it pays nothing.
 */
public final class Fugitive extends Entity {
  /** Time until it is gone, s. */
  private static final double LIFE = 1.3;

  /** Acceleration towards the edge, m/s^2. */
  private static final double ACCELERATION = 22;

  /** Turn rate towards its course, rad/s. */
  private static final double TURN_RATE = 5;

  /** Kind that it was. */
  public EntityKind guest = EntityKind.TANK;

  /** Number of the school that it was in. */
  public int school;

  /** Course to the edge, rad. */
  private double course;

  private double lifeLeft;

  @Override
  public EntityKind kind() {
    return EntityKind.FUGITIVE;
  }

  /** Takes the place of {@code foe} and flees along {@code bearing}, rad. */
  public void takePlaceOf(Entity foe, double bearing) {
    guest = foe.kind();
    school = foe instanceof Foe<?> single ? single.school : 0;
    x = foe.x;
    y = foe.y;
    savePrevious();
    vx = foe.vx;
    vy = foe.vy;
    heading = foe.heading;
    radius = foe.radius;
    course = bearing;
    lifeLeft = LIFE;
  }

  /** Flees for {@code dt} s. */
  public void flee(double dt) {
    vx += ACCELERATION * Trigonometry.cos(course) * dt;
    vy += ACCELERATION * Trigonometry.sin(course) * dt;
    x += vx * dt;
    y += vy * dt;
    heading = Angles.towards(heading, course, TURN_RATE * dt);
    lifeLeft -= dt;
    dead = lifeLeft <= 0;
  }

  @Override
  public double healthShare() {
    return Math.max(0, lifeLeft / LIFE);
  }

  @Override
  public void describe(EntityRow row) {
    row.guest = guest;
    row.school = school;
  }

  @Override
  public void reset() {
    super.reset();
    guest = EntityKind.TANK;
    school = 0;
    course = 0;
    lifeLeft = 0;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(guest.ordinal());
    hash.add(school);
    hash.add(course);
    hash.add(lifeLeft);
  }
}
