package towline.input;

import java.util.List;
import java.util.stream.Stream;
import towline.ai.aim.AimMode;

/** The meaning of a pressed key or button. */
public enum Action {
  /** Thrust up. */
  UP(Use.HELD),
  /** Thrust down. */
  DOWN(Use.HELD),
  /** Thrust to the left. */
  LEFT(Use.HELD),
  /** Thrust to the right. */
  RIGHT(Use.HELD),
  /** Aim up and fire. */
  AIM_UP(Use.HELD),
  /** Aim down and fire. */
  AIM_DOWN(Use.HELD),
  /** Aim left and fire. */
  AIM_LEFT(Use.HELD),
  /** Aim right and fire. */
  AIM_RIGHT(Use.HELD),
  /** Fire where the mouse points. */
  FIRE(Use.HELD),
  /** Reel the cable in. */
  REEL_IN(Use.HELD),
  /** Extend the cable. */
  PAY_OUT(Use.HELD),
  /** Launch a missile. */
  MISSILE(Use.HELD),
  /** Name the foe under the pointer, or in the direction of aim, as the drone's target. */
  NAME_TARGET(Use.HELD),
  /** Name the next foe as the drone's target. */
  NEXT_TARGET(Use.ORDER),
  /** Aim mode 1. */
  MODE_1(Use.ORDER),
  /** Aim mode 2. */
  MODE_2(Use.ORDER),
  /** Aim mode 3. */
  MODE_3(Use.ORDER),
  /** Aim mode 4. */
  MODE_4(Use.ORDER),
  /** Aim mode 5. */
  MODE_5(Use.ORDER),
  /** Aim mode 6. */
  MODE_6(Use.ORDER),
  /** Aim mode 7. */
  MODE_7(Use.ORDER),
  /** Aim mode 8. */
  MODE_8(Use.ORDER),
  /** Aim mode 9. */
  MODE_9(Use.ORDER),
  /** Select the next aim mode. */
  NEXT_MODE(Use.ORDER),
  /** Select the next homing law for all missiles. */
  MISSILE_LAW(Use.ORDER),
  /** Select the next avoidance law for all tanks. */
  TANK_LAW(Use.ORDER),
  /** Select the next aim method for all enemies. */
  FOE_AIM(Use.ORDER),
  /** Compare the solutions of all aim modes. */
  GHOSTS(Use.WINDOW),
  /** Show what the pilots think: the vision overlay. */
  VISION(Use.WINDOW),
  /** Halve the speed. */
  SLOWER(Use.WINDOW),
  /** Double the speed. */
  FASTER(Use.WINDOW),
  /** One tick, while paused. */
  STEP(Use.WINDOW),
  /** Pause. */
  PAUSE(Use.WINDOW),
  /** Restart, while paused or when the run is over. */
  RESTART(Use.WINDOW),
  /** Dismiss the line that teaches. */
  DISMISS(Use.WINDOW),
  /** Toggle full screen. */
  FULL_SCREEN(Use.WINDOW),
  /** Save a screenshot. */
  SCREENSHOT(Use.WINDOW),
  /** Toggle the graph of frame times. */
  PERFORMANCE(Use.WINDOW);

  /** The way in which an action is read. */
  public enum Use {
    /** Lasts as long as the key is down, and at least one tick. */
    HELD,
    /** Each press becomes part of the command of one tick. */
    ORDER,
    /** Each press is handled by the window: pause, overlay, speed. */
    WINDOW
  }

  private static final List<Action> MODES = modes(AimMode.values().length);

  private static final List<Action> ALL =
      Stream.of(values())
          .filter(action -> MODES.contains(action) || !action.name().startsWith("MODE_"))
          .toList();

  private final Use use;

  Action(Use use) {
    this.use = use;
  }

  public Use use() {
    return use;
  }

  /** Returns all actions, without those for aim modes that do not exist. */
  public static List<Action> all() {
    return ALL;
  }

  /** Returns the actions that select an aim mode, in the order of the aim modes. */
  static List<Action> modes() {
    return MODES;
  }

  /**
   * Returns the actions for {@code aimModes} modes. Modes beyond the last of these actions are
   * reached with {@link #NEXT_MODE}.
   */
  static List<Action> modes(int aimModes) {
    return Stream.of(values())
        .filter(action -> action.name().startsWith("MODE_"))
        .limit(aimModes)
        .toList();
  }

  /** Returns the index of the aim mode that this action selects, or -1. */
  public int mode() {
    return MODES.indexOf(this);
  }

  /** Returns true if this action aims the ship's gun. */
  boolean aims() {
    return this == AIM_UP || this == AIM_DOWN || this == AIM_LEFT || this == AIM_RIGHT;
  }
}
