package towline.input;

/**
 * The buttons on a touch screen: a row for each, as held by the right hand. Lengths are in fingers
 * of 7 mm.
 */
public enum TouchButton {
  /** Reels the cable in. */
  REEL_IN(Action.REEL_IN, Corner.LOWER_FLYING, 0.95, 4.3, 0.58),
  /** Extends the cable. */
  PAY_OUT(Action.PAY_OUT, Corner.LOWER_FLYING, 2.4, 4.75, 0.58),
  /** Launches a missile. */
  MISSILE(Action.MISSILE, Corner.LOWER_AIMING, 0.95, 4.3, 0.62),
  /** Opens the wheel of aim modes. */
  MODE(Action.NEXT_MODE, Corner.LOWER_AIMING, 2.55, 4.8, 0.72),
  /** Shows the plans of the pilots. */
  VISION(Action.VISION, Corner.UPPER_FLYING, 0.62, 0.62, 0.44),
  /** Pauses. */
  PAUSE(Action.PAUSE, Corner.UPPER_AIMING, 0.62, 0.62, 0.44);

  /** A corner of the safe area, on the side of the thumb that flies or of the one that aims. */
  enum Corner {
    LOWER_FLYING(-1, true),
    LOWER_AIMING(1, true),
    UPPER_FLYING(-1, false),
    UPPER_AIMING(1, false);

    /** Side of the screen: -1 left, 1 right. */
    final int side;

    final boolean lower;

    Corner(int side, boolean lower) {
      this.side = side;
      this.lower = lower;
    }
  }

  /** Side of the square in an upper corner that its button takes. */
  public static final double CORNER = 1.3;

  private final Action action;
  final Corner corner;

  /** Distances of the middle from the corner. */
  final double across;

  final double along;
  private final double radius;

  TouchButton(Action action, Corner corner, double across, double along, double radius) {
    this.action = action;
    this.corner = corner;
    this.across = across;
    this.along = along;
    this.radius = radius;
  }

  /** Returns the action of a tap. */
  public Action action() {
    return action;
  }

  /** Returns the drawn radius. */
  public double radius() {
    return radius;
  }
}
