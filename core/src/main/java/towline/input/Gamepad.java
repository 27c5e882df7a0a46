package towline.input;

/** All gamepads as one, with dead zones applied and press and release events. */
final class Gamepad {
  /** Pressed fraction above which a control counts as pressed. */
  private static final double PRESS_FRACTION = 0.55;

  /**
   * Pressed fraction below which a pressed control counts as released. The gap keeps a trembling
   * finger from pressing twice.
   */
  private static final double RELEASE_FRACTION = 0.4;

  private static final GamepadControl[][] STICKS = {
    {
      GamepadControl.LEFT_UP,
      GamepadControl.LEFT_DOWN,
      GamepadControl.LEFT_LEFT,
      GamepadControl.LEFT_RIGHT
    },
    {
      GamepadControl.RIGHT_UP,
      GamepadControl.RIGHT_DOWN,
      GamepadControl.RIGHT_LEFT,
      GamepadControl.RIGHT_RIGHT
    }
  };

  private static final GamepadControl[] TRIGGERS = {GamepadControl.L2, GamepadControl.R2};

  private final GamepadSource source;
  private final double[] values = new double[GamepadControl.count()];
  private final boolean[] down = new boolean[GamepadControl.count()];
  private double stickDeadZone = 0.2;
  private double triggerDeadZone = 0.1;
  private GamepadModel model = GamepadModel.GENERIC;
  private String modelName = "";
  private int connected;
  private boolean disconnected;

  /** Receives press and release events. */
  interface Listener {
    void pressed(GamepadControl control);

    void released(GamepadControl control);
  }

  Gamepad(GamepadSource source) {
    this.source = source;
  }

  void deadZones(double stick, double trigger) {
    stickDeadZone = stick;
    triggerDeadZone = trigger;
  }

  /** Polls the source and reports presses and releases since the last poll to {@code listener}. */
  void poll(Listener listener) {
    int count = source.poll();
    disconnected |= count < connected;
    connected = count;
    for (int i = 0; i < values.length; i++) {
      values[i] = source.value(GamepadControl.at(i));
    }
    for (GamepadControl[] stick : STICKS) {
      applyRadialDeadZone(stick);
    }
    for (GamepadControl trigger : TRIGGERS) {
      values[trigger.ordinal()] = applyDeadZone(values[trigger.ordinal()], triggerDeadZone);
    }
    for (int i = 0; i < values.length; i++) {
      boolean before = down[i];
      down[i] = values[i] > (before ? RELEASE_FRACTION : PRESS_FRACTION);
      if (down[i] && !before) {
        listener.pressed(GamepadControl.at(i));
      } else if (before && !down[i]) {
        listener.released(GamepadControl.at(i));
      }
    }
  }

  /**
   * Applies the dead zone to the length of the deflection, so that a stick turned along its rim
   * does not snap to the axes.
   */
  private void applyRadialDeadZone(GamepadControl[] stick) {
    double x = values[stick[3].ordinal()] - values[stick[2].ordinal()];
    double y = values[stick[0].ordinal()] - values[stick[1].ordinal()];
    double length = Math.hypot(x, y);
    double share = length > 0 ? applyDeadZone(length, stickDeadZone) / length : 0;
    for (GamepadControl control : stick) {
      values[control.ordinal()] *= share;
    }
  }

  /** Scales {@code pressed} to 0 at the edge of the dead zone and 1 at the end of travel. */
  private static double applyDeadZone(double pressed, double deadZone) {
    return Math.min(1, Math.max(0, (pressed - deadZone) / (1 - deadZone)));
  }

  GamepadModel model() {
    String name = source.name();
    if (!name.equals(modelName)) {
      modelName = name;
      model = GamepadModel.ofName(name);
    }
    return model;
  }

  void rumble(double strength, double seconds) {
    source.rumble(strength, seconds);
  }

  double value(int part) {
    return values[part];
  }

  /** Returns true if a gamepad has been disconnected since the last call. */
  boolean pollLost() {
    boolean gone = disconnected;
    disconnected = false;
    return gone;
  }
}
