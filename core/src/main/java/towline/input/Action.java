package towline.input;

import java.util.List;
import java.util.stream.Stream;
import towline.ai.aim.AimMode;

/** What a key or a button can mean. */
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
  /** The next aim mode. */
  NEXT_MODE(Use.ORDER),
  /** The next homing law of all missiles. */
  MISSILE_LAW(Use.ORDER),
  /** The next avoidance law of all tanks. */
  TANK_LAW(Use.ORDER),
  /** The next way in which the enemies aim. */
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
  /** Pause or resume. */
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

  /** How an action is read. */
  public enum Use {
    /** Lasts while the key is down, and at least one tick. */
    HELD,
    /** Each press goes into the command of a tick. */
    ORDER,
    /** Each press is for the window: pause, overlay, speed. */
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

  /** How it is read. */
  public Use use() {
    return use;
  }

  /** All actions that mean something: none chooses an aim mode that is not there. */
  public static List<Action> all() {
    return ALL;
  }

  /** The actions that choose an aim mode, by its index. */
  static List<Action> modes() {
    return MODES;
  }

  /** The same with so many aim modes; those beyond the last action are reached by the next mode. */
  static List<Action> modes(int aimModes) {
    return Stream.of(values())
        .filter(action -> action.name().startsWith("MODE_"))
        .limit(aimModes)
        .toList();
  }

  /** The index of the aim mode that it chooses, or -1. */
  public int mode() {
    return MODES.indexOf(this);
  }

  /** Whether it aims the ship's gun. */
  boolean aims() {
    return this == AIM_UP || this == AIM_DOWN || this == AIM_LEFT || this == AIM_RIGHT;
  }
}
