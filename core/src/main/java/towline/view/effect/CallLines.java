package towline.view.effect;

import towline.content.look.ColorRole;
import towline.session.belief.AimCall;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;

/**
 * The two lines of a shot: dotted in the colour of the aim mode, the way that the target was
 * believed to take, with a cross at its end; solid, the way that it took, with a ring.
 */
public final class CallLines {
  private static final double LINE_WIDTH = 0.12;
  private static final double DOT_RADIUS = 0.1;
  private static final double DOT_DISTANCE = 0.42;
  private static final double CROSS = 0.42;

  private CallLines() {}

  /**
   * Draws the lines of {@code call} in metres of the sector.
   *
   * @param size the size of widths, dots and marks; 1 is that of the fight
   */
  public static void draw(
      ShapeDrawer pen, Palette palette, AimCall call, double opacity, double size) {
    double width = size * LINE_WIDTH;
    double cross = size * CROSS;
    double dotDistance = size * DOT_DISTANCE;
    pen.ink(palette.colour(ColorRole.CORE), opacity);
    int last = call.flownSize() - 1;
    for (int i = 1; i <= last; i++) {
      pen.path().add(call.flownX(i - 1), call.flownY(i - 1)).add(call.flownX(i), call.flownY(i));
      pen.strokeOpen(width);
    }
    pen.ring(call.flownX(last), call.flownY(last), cross, width);
    pen.ink(palette.modeColour(call.mode()), opacity);
    int end = call.believedSize() - 1;
    double walked = 0;
    for (int i = 1; i <= end; i++) {
      double stepX = call.believedX(i) - call.believedX(i - 1);
      double stepY = call.believedY(i) - call.believedY(i - 1);
      double step = Math.hypot(stepX, stepY);
      for (; walked < step; walked += dotDistance) {
        double share = walked / step;
        pen.disc(
            call.believedX(i - 1) + share * stepX,
            call.believedY(i - 1) + share * stepY,
            size * DOT_RADIUS);
      }
      walked -= step;
    }
    double x = call.believedX(end);
    double y = call.believedY(end);
    pen.line(x - cross, y - cross, x + cross, y + cross, width);
    pen.line(x - cross, y + cross, x + cross, y - cross, width);
  }
}
