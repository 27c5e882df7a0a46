package towline.view.draw;

import towline.ai.aim.AimMode;

/** The signs of the aim modes: the motion that each believes in, in a few strokes. */
public final class ModeGlyph {
  private static final AimMode[] MODES = AimMode.values();

  /** The signs, within one unit from the centre. */
  private static final Polygon[] SIGNS = new Polygon[MODES.length];

  static {
    for (AimMode mode : MODES) {
      SIGNS[mode.ordinal()] = sign(mode);
    }
  }

  private ModeGlyph() {}

  /** Draws the sign of the mode with an index at x, y, in the present ink. */
  public static void draw(ShapeDrawer pen, int mode, double x, double y, double size, double line) {
    pen.outline(SIGNS[mode], x, y, 0, size, line);
  }

  /** Returns the sign of the mode with an index, within one unit from the centre. */
  public static Polygon of(int mode) {
    return SIGNS[mode];
  }

  private static Polygon sign(AimMode mode) {
    return switch (mode) {
      // A bar in front of a wall.
      case HOLD -> Polygon.open(-1, 0, 0.5, 0, 0.5, 0.8, 0.5, -0.8);
      // A place.
      case DIRECT -> Polygon.regular(6);
      // An arrow.
      case LEAD -> Polygon.open(-1, 0, 0.9, 0, 0.3, 0.6, 0.9, 0, 0.3, -0.6);
      // A turn, then an arrow.
      case TURN_LEAD ->
          Polygon.open(-0.9, -0.9, -0.9, 0.3, 0.9, 0.3, 0.35, 0.85, 0.9, 0.3, 0.35, -0.25);
      // A curve with a tip.
      case PREDICT ->
          Polygon.open(-1, -0.8, -0.2, -0.65, 0.4, -0.2, 0.65, 0.7, 0.15, 0.2, 0.65, 0.7, 1, 0.1);
      // Steps that come closer.
      case REFINE -> Polygon.open(-1, 0.8, -0.1, 0, -1, -0.8, -0.1, 0, 0.9, 0);
      // A throw.
      case LOB ->
          Polygon.open(
              -1, -0.8, -0.65, 0.2, 0, 0.7, 0.65, 0.2, 0.95, -0.75, 0.4, -0.3, 0.95, -0.75, 1.2,
              -0.15);
      // The same again and again.
      case LEARN -> Polygon.open(-1, -0.5, -0.6, 0.6, -0.1, -0.5, 0.3, 0.6, 0.7, -0.5, 1, 0.3);
      // A target without a way out.
      case SURE -> Polygon.closed(1, 0, 0, 1, -1, 0, 0, -1, 1, 0, 0.35, 0, -0.35, 0);
    };
  }
}
