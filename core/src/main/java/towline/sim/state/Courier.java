package towline.sim.state;

import towline.sim.api.EntityKind;
import towline.sim.api.EntityRow;
import towline.sim.api.EventType;
import towline.sim.hash.StateHash;
import towline.sim.spec.CourierSpec;

/** The state of a courier; its points of health are the layers of its shell. */
public final class Courier extends Foe<CourierSpec> {
  /** Time until it leaves, s. */
  public double lifeLeft;

  /**
   * True after its first tick of flight; it enters in the middle of its motion, without a jump
   * limit.
   */
  private boolean flies;

  /** Creates a courier, to be filled in. */
  public Courier() {
    super(EntityKind.COURIER, CourierSpec.class);
  }

  @Override
  public EventType birth() {
    return EventType.COURIER_BORN;
  }

  @Override
  void begin() {
    vx = 0;
    vy = 0;
    lifeLeft = spec.station().stay();
  }

  /** Returns true: only shots of {@link #isMeantBy} hurt it. */
  @Override
  public boolean isArmoured() {
    return true;
  }

  /** Returns true for a shot of the drone that was aimed at this courier. */
  public boolean isMeantBy(Shot shot) {
    return shot.source == Shot.Source.DRONE && shot.target == id;
  }

  @Override
  public void describe(EntityRow row) {
    super.describe(row);
    row.armoured = true;
    row.courierKind = spec.index();
    row.layers = (int) StrictMath.ceil(health);
    row.timeToDeparture = lifeLeft;
    row.lockable = spec.lockable();
    if (flies) {
      row.acceleration = spec.acceleration();
      row.jump = spec.jump();
    }
  }

  @Override
  public void move(WorldState world, double dt) {
    fly(dt);
  }

  /** Flies by its command for {@code dt} seconds. */
  public void fly(double dt) {
    double order = StrictMath.hypot(command.thrustX, command.thrustY);
    double scale = spec.speed() / Math.max(1, order);
    double gainX = command.thrustX * scale - vx;
    double gainY = command.thrustY * scale - vy;
    if (flies && spec.acceleration() > 0) {
      double gain = StrictMath.hypot(gainX, gainY);
      double share = Math.min(1, spec.acceleration() * dt / Math.max(Double.MIN_NORMAL, gain));
      gainX *= share;
      gainY *= share;
    }
    flies = true;
    vx += gainX;
    vy += gainY;
    x += vx * dt;
    y += vy * dt;
    if (vx != 0 || vy != 0) {
      heading = StrictMath.atan2(vy, vx);
    }
    ramPause = Math.max(0, ramPause - dt);
    lifeLeft -= dt;
  }

  @Override
  public void reset() {
    super.reset();
    lifeLeft = 0;
    flies = false;
  }

  @Override
  public void hashInto(StateHash hash) {
    super.hashInto(hash);
    hash.add(lifeLeft);
    hash.add(flies);
  }
}
