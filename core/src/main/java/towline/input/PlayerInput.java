package towline.input;

import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;
import towline.sim.api.Command;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;

/** The player's hand: makes of what the devices hold the command for one tick. */
public final class PlayerInput {
  /** A stick that leaves its middle by less than this points nowhere. */
  private static final double POINTS = 0.25;

  private final Devices devices;
  private final double muzzleSpeed;
  private ControlPreferences setPreferences = ControlPreferences.STANDARD;
  private double keyBearing;
  private boolean keyAimed;
  private boolean firing;
  private double winch;

  /**
   * A hand on those devices.
   *
   * @param muzzleSpeed of the ship's gun, m/s
   */
  public PlayerInput(Devices devices, double muzzleSpeed) {
    this.devices = devices;
    this.muzzleSpeed = muzzleSpeed;
  }

  /** From here on it holds the controls like that. */
  public void setPreferences(ControlPreferences wanted) {
    setPreferences = wanted;
    firing = false;
    winch = 0;
  }

  /**
   * Fills in what the player wants in this tick, and takes it off the devices.
   *
   * @param order cleared already
   * @param seen how things stand; without a ship nothing is aimed at
   * @param aimX where the mouse points, from the ship, m
   * @param aimY where the mouse points, from the ship, m
   * @param now what is chosen now
   */
  public void fillCommand(
      Command order, Snapshot seen, double aimX, double aimY, PlayerCycles now) {
    fillCommand(order, aimX, aimY, now);
    int ship = seen.count(EntityKind.SHIP) == 0 ? -1 : seen.first(EntityKind.SHIP);
    boolean helped = setPreferences.assist() != AimAssistLevel.OFF;
    if (ship >= 0 && helped && (order.turns || setPreferences.assist() == AimAssistLevel.FULL)) {
      double start = order.turns ? order.bearing : seen.gunBearing();
      order.bearing = AimAssist.bearing(setPreferences.assist(), seen, ship, start, muzzleSpeed);
      order.turns = true;
    }
  }

  /** As the other one, unaided: nothing is seen. */
  void fillCommand(Command order, double aimX, double aimY, PlayerCycles now) {
    thrust(order);
    if (devices.pointsByMouse()) {
      aimByMouse(order, aimX, aimY);
    } else {
      aimByKeys(order);
    }
    fire(order);
    reel(order);
    order.launch = devices.strength(Action.MISSILE) > 0.5;
    applyActions(order, now);
    devices.clearTaps();
  }

  private double axis(Action more, Action less) {
    return devices.strength(more) - devices.strength(less);
  }

  private void thrust(Command order) {
    double x = axis(Action.RIGHT, Action.LEFT);
    double y = axis(Action.UP, Action.DOWN);
    double share = 1 / Math.max(1, Math.hypot(x, y));
    order.thrustX = x * share;
    order.thrustY = y * share;
  }

  private void aimByMouse(Command order, double aimX, double aimY) {
    // On the ship itself the mouse points nowhere.
    if (aimX * aimX + aimY * aimY > 1e-6) {
      order.turns = true;
      order.bearing = Math.atan2(aimY, aimX);
    }
  }

  private void aimByKeys(Command order) {
    double x = axis(Action.AIM_RIGHT, Action.AIM_LEFT);
    double y = axis(Action.AIM_UP, Action.AIM_DOWN);
    if (Math.hypot(x, y) > POINTS) {
      keyBearing = Math.atan2(y, x);
      keyAimed = true;
      order.fire = true;
    }
    order.turns = keyAimed;
    order.bearing = keyBearing;
  }

  private void fire(Command order) {
    if (setPreferences.fire() == FireMode.TOGGLE) {
      firing ^= devices.presses(Action.FIRE) % 2 == 1;
      order.fire |= firing;
    } else {
      order.fire |= setPreferences.fire() == FireMode.AUTO || devices.strength(Action.FIRE) > 0.5;
    }
  }

  private void reel(Command order) {
    if (setPreferences.winch() == HoldMode.HOLD) {
      order.reelRate = axis(Action.PAY_OUT, Action.REEL_IN);
      return;
    }
    if (devices.presses(Action.PAY_OUT) % 2 == 1) {
      winch = winch > 0 ? 0 : 1;
    }
    if (devices.presses(Action.REEL_IN) % 2 == 1) {
      winch = winch < 0 ? 0 : -1;
    }
    order.reelRate = winch;
  }

  /** At most one order of each kind a tick; the rest waits for the next. */
  private void applyActions(Command order, PlayerCycles now) {
    ActionQueue waiting = devices.actions();
    while (!waiting.isEmpty()) {
      if (!applyAction(waiting.peek(), order, now)) {
        return;
      }
      waiting.poll();
    }
  }

  /** Puts one press into the order; returns whether there was still room for it. */
  private static boolean applyAction(Action action, Command order, PlayerCycles now) {
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
