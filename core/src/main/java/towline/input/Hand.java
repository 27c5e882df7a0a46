package towline.input;

import towline.sim.Command;

/** The player's hand: makes of what the devices hold the command for one tick. */
public final class Hand {
  private static final double DIAGONAL = Math.sqrt(0.5);

  private final Devices devices;
  private double keyBearing;
  private boolean keyAimed;

  /** A hand on those devices. */
  public Hand(Devices devices) {
    this.devices = devices;
  }

  /**
   * Fills in what the player wants in this tick, and takes it off the devices.
   *
   * @param order cleared already
   * @param aimX where the mouse points, from the ship, m
   * @param aimY where the mouse points, from the ship, m
   * @param now what is chosen now
   */
  public void fill(Command order, double aimX, double aimY, Choices now) {
    thrust(order);
    if (devices.pointsByMouse()) {
      aimByMouse(order, aimX, aimY);
    } else {
      aimByKeys(order);
    }
    order.reelRate = axis(Action.PAY_OUT, Action.REEL_IN);
    order.launch = devices.holds(Action.MISSILE);
    order(order, now);
    devices.forgetTaps();
  }

  private double axis(Action more, Action less) {
    return (devices.holds(more) ? 1 : 0) - (devices.holds(less) ? 1 : 0);
  }

  private void thrust(Command order) {
    double x = axis(Action.RIGHT, Action.LEFT);
    double y = axis(Action.UP, Action.DOWN);
    double share = x != 0 && y != 0 ? DIAGONAL : 1;
    order.thrustX = x * share;
    order.thrustY = y * share;
  }

  private void aimByMouse(Command order, double aimX, double aimY) {
    // On the ship itself the mouse points nowhere.
    if (aimX * aimX + aimY * aimY > 1e-6) {
      order.turns = true;
      order.bearing = Math.atan2(aimY, aimX);
    }
    order.fire = devices.holds(Action.FIRE);
  }

  private void aimByKeys(Command order) {
    double x = axis(Action.AIM_RIGHT, Action.AIM_LEFT);
    double y = axis(Action.AIM_UP, Action.AIM_DOWN);
    if (x != 0 || y != 0) {
      keyBearing = Math.atan2(y, x);
      keyAimed = true;
      order.fire = true;
    }
    order.turns = keyAimed;
    order.bearing = keyBearing;
  }

  /** At most one order of each kind a tick; the rest waits for the next. */
  private void order(Command order, Choices now) {
    Presses waiting = devices.orders();
    while (!waiting.isEmpty()) {
      if (!give(waiting.peek(), order, now)) {
        return;
      }
      waiting.take();
    }
  }

  /** Puts one press into the order; returns whether there was still room for it. */
  private static boolean give(Action action, Command order, Choices now) {
    switch (action) {
      case SNAP_SHOT -> {
        boolean room = !order.flipSnapShot;
        order.flipSnapShot = true;
        return room;
      }
      case MISSILE_LAW -> {
        boolean room = order.missileLaw == Command.SAME;
        order.missileLaw = next(now.missileLaw(), now.missileLaws());
        return room;
      }
      case TANK_LAW -> {
        boolean room = order.tankLaw == Command.SAME;
        order.tankLaw = next(now.tankLaw(), now.tankLaws());
        return room;
      }
      case FOE_AIM -> {
        boolean room = order.foeAim == Command.SAME;
        order.foeAim = next(now.foeAim(), now.foeAims());
        return room;
      }
      default -> {
        if (order.mode != Command.SAME_MODE) {
          return false;
        }
        int wanted =
            action == Action.NEXT_MODE ? next(now.aimMode(), now.aimModes()) : action.mode();
        if (wanted >= 0 && wanted < now.aimModes()) {
          order.mode = wanted;
        }
        return true;
      }
    }
  }

  private static int next(int index, int count) {
    return (index + 1) % count;
  }
}
