package towline.input;

import towline.ai.aim.AimMode;
import towline.avoidance.AvoidanceLaw;
import towline.homing.HomingLaw;
import towline.settings.AimAssistLevel;
import towline.settings.FireMode;
import towline.settings.HoldMode;
import towline.sim.api.Command;
import towline.sim.api.EnemyOverrides;
import towline.sim.api.EntityKind;
import towline.sim.api.Snapshot;
import towline.sim.spec.NamingSpec;
import towline.sim.spec.TankSpec;

/** Turns the player's held and pressed controls into the command of a tick. */
public final class PlayerInput {
  /** Deflection of a stick below which it does not aim. */
  private static final double AIM_THRESHOLD = 0.25;

  private static final int AIM_MODES = AimMode.values().length;

  /** Number of choices: each missile's own law, or one law for all. */
  private static final int MISSILE_LAWS = 1 + HomingLaw.values().length;

  private static final int TANK_LAWS = AvoidanceLaw.values().length;

  /** Number of choices: each enemy's own aim method, or one for all. */
  private static final int FOE_AIMS = 1 + TankSpec.Aim.values().length;

  private final Devices devices;
  private final double muzzleSpeed;
  private final NamedTarget namedTarget;
  private ControlPreferences preferences = ControlPreferences.STANDARD;
  private double keyBearing;
  private boolean keyAimed;
  private boolean firing;
  private double winch;
  private boolean holdsName;

  /**
   * Creates input from {@code devices}.
   *
   * @param muzzleSpeed muzzle speed of the ship's gun, m/s
   * @param naming the reach with which a target is named
   */
  public PlayerInput(Devices devices, double muzzleSpeed, NamingSpec naming) {
    this.devices = devices;
    this.muzzleSpeed = muzzleSpeed;
    namedTarget = new NamedTarget(naming);
  }

  /** Sets the player's preferences and turns all toggles off. */
  public void setPreferences(ControlPreferences wanted) {
    preferences = wanted;
    firing = false;
    winch = 0;
    holdsName = false;
  }

  /**
   * Fills in the player's command for this tick and clears the taps.
   *
   * @param command a cleared command
   * @param snapshot the world with its current choices; without a ship there is no aim assist
   * @param aimX x of the pointer, mouse or tap, relative to the ship, m
   * @param aimY y of the pointer relative to the ship, m
   */
  public void fillCommand(Command command, Snapshot snapshot, double aimX, double aimY) {
    thrust(command);
    if (devices.mouseAims()) {
      aimByMouse(command, aimX, aimY);
    } else {
      aimByKeys(command);
    }
    name(command, snapshot, aimX, aimY);
    fire(command);
    reel(command);
    command.launch = devices.strength(Action.MISSILE) > 0.5;
    applyActions(command, snapshot);
    devices.clearTaps();
    assist(command, snapshot);
  }

  private void assist(Command command, Snapshot snapshot) {
    int ship = snapshot.count(EntityKind.SHIP) == 0 ? -1 : snapshot.first(EntityKind.SHIP);
    boolean helped = preferences.assist() != AimAssistLevel.OFF;
    if (ship >= 0 && helped && (command.turning || preferences.assist() == AimAssistLevel.FULL)) {
      double start = command.turning ? command.bearing : snapshot.ship().gunBearing;
      command.bearing = AimAssist.bearing(preferences.assist(), snapshot, ship, start, muzzleSpeed);
      command.turning = true;
    } else if (ship >= 0 && command.turning && devices.touch().snaps()) {
      command.bearing = AimAssist.snapped(snapshot, ship, command.bearing, muzzleSpeed);
    }
  }

  private double axis(Action more, Action less) {
    return devices.strength(more) - devices.strength(less);
  }

  private void thrust(Command command) {
    double x = axis(Action.RIGHT, Action.LEFT);
    double y = axis(Action.UP, Action.DOWN);
    double share = 1 / Math.max(1, Math.hypot(x, y));
    command.thrustX = x * share;
    command.thrustY = y * share;
  }

  private void aimByMouse(Command command, double aimX, double aimY) {
    // A mouse exactly on the ship has no bearing.
    if (aimX * aimX + aimY * aimY > 1e-6) {
      command.turning = true;
      command.bearing = Math.atan2(aimY, aimX);
    }
  }

  private void aimByKeys(Command command) {
    double x = axis(Action.AIM_RIGHT, Action.AIM_LEFT);
    double y = axis(Action.AIM_UP, Action.AIM_DOWN);
    if (Math.hypot(x, y) > AIM_THRESHOLD) {
      keyBearing = Math.atan2(y, x);
      keyAimed = true;
      command.fire = true;
    }
    command.fire |= devices.touch().fires();
    command.turning = keyAimed;
    command.bearing = keyBearing;
  }

  /**
   * Names a target by a press; a press on the named one, or on nothing, releases it. A thumb often
   * taps on nothing, and nothing then changes.
   */
  private void name(Command command, Snapshot snapshot, double aimX, double aimY) {
    if (snapshot.count(EntityKind.SHIP) == 0) {
      return;
    }
    int named = snapshot.droneGun().named;
    int wanted = named;
    boolean taps = devices.lastUsed() == Device.TOUCH;
    boolean holds = preferences.naming() == HoldMode.HOLD && !taps;
    if (devices.presses(Action.NAME_TARGET) > 0) {
      int found = targetAt(command, snapshot, aimX, aimY);
      if (!taps || found != NamedTarget.NONE) {
        wanted = found == named && !holds ? NamedTarget.NONE : found;
      }
    } else if (holdsName && devices.strength(Action.NAME_TARGET) <= 0.5) {
      wanted = NamedTarget.NONE;
    }
    holdsName = holds && devices.strength(Action.NAME_TARGET) > 0.5;
    if (wanted != named) {
      command.named = wanted;
    }
  }

  /** Returns the id of the foe at the pointer, or in the direction of aim if keys aim; or 0. */
  private int targetAt(Command command, Snapshot snapshot, double aimX, double aimY) {
    int ship = snapshot.first(EntityKind.SHIP);
    if (devices.pointerNames()) {
      return namedTarget.at(snapshot, snapshot.x(ship) + aimX, snapshot.y(ship) + aimY);
    }
    return namedTarget.along(
        snapshot, command.turning ? command.bearing : snapshot.ship().gunBearing);
  }

  private void fire(Command command) {
    if (preferences.fire() == FireMode.TOGGLE) {
      firing ^= devices.presses(Action.FIRE) % 2 == 1;
      command.fire |= firing;
    } else {
      command.fire |= preferences.fire() == FireMode.AUTO || devices.strength(Action.FIRE) > 0.5;
    }
  }

  private void reel(Command command) {
    if (preferences.winch() == HoldMode.HOLD) {
      command.reelRate = axis(Action.PAY_OUT, Action.REEL_IN);
      return;
    }
    if (devices.presses(Action.PAY_OUT) % 2 == 1) {
      winch = winch > 0 ? 0 : 1;
    }
    if (devices.presses(Action.REEL_IN) % 2 == 1) {
      winch = winch < 0 ? 0 : -1;
    }
    command.reelRate = winch;
  }

  /**
   * Applies the waiting actions, but at most one of each kind; the rest waits for the next tick.
   */
  private void applyActions(Command command, Snapshot snapshot) {
    ActionQueue waiting = devices.actions();
    while (!waiting.isEmpty()) {
      if (!applyAction(waiting.peek(), command, snapshot)) {
        return;
      }
      waiting.poll();
    }
  }

  /** Applies one action; returns false if the command already holds one of its kind. */
  private boolean applyAction(Action action, Command command, Snapshot snapshot) {
    EnemyOverrides laws = snapshot.enemyLaws();
    switch (action) {
      case MISSILE_LAW -> {
        boolean room = command.missileLaw == Command.UNCHANGED;
        command.missileLaw = next(laws.missileLaw(), MISSILE_LAWS);
        return room;
      }
      case TANK_LAW -> {
        boolean room = command.tankLaw == Command.UNCHANGED;
        command.tankLaw = next(laws.tankLaw(), TANK_LAWS);
        return room;
      }
      case FOE_AIM -> {
        boolean room = command.foeAim == Command.UNCHANGED;
        command.foeAim = next(laws.foeAim(), FOE_AIMS);
        return room;
      }
      case NEXT_TARGET -> {
        if (command.named != Command.UNCHANGED) {
          return false;
        }
        int named = snapshot.droneGun().named;
        int next = namedTarget.next(snapshot, named);
        if (next != named) {
          command.named = next;
        }
        return true;
      }
      default -> {
        if (command.mode != Command.UNCHANGED) {
          return false;
        }
        int wanted =
            action == Action.NEXT_MODE ? next(snapshot.droneGun().mode, AIM_MODES) : action.mode();
        if (wanted >= 0 && wanted < AIM_MODES) {
          command.mode = wanted;
        }
        return true;
      }
    }
  }

  private static int next(int index, int count) {
    return (index + 1) % count;
  }
}
