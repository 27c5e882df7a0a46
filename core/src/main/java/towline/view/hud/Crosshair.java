package towline.view.hud;

import towline.view.draw.ShapeDrawer;

/** Where the mouse points. */
public final class Crosshair {
  private final HudCanvas canvas;

  /** Draws on that canvas. */
  public Crosshair(HudCanvas canvas) {
    this.canvas = canvas;
  }

  /** Draws it at a place of the window, physical pixels from its upper left. */
  public void drawShapes(int mouseX, int mouseY) {
    double y = canvas.height() - mouseY;
    draw(canvas.pen(), canvas.crosshairColour(), mouseX, y, canvas.crosshairUnit());
  }

  /** Draws it about a place in that colour; {@code unit} is the size of a pixel of its design. */
  public static void draw(ShapeDrawer pen, int rgb, double x, double y, double unit) {
    double near = 6 * unit;
    double far = 13 * unit;
    double thick = 1.6 * unit;
    pen.ink(rgb, 0.95);
    pen.disc(x, y, thick);
    pen.line(x - far, y, x - near, y, thick);
    pen.line(x + near, y, x + far, y, thick);
    pen.line(x, y - far, x, y - near, thick);
    pen.line(x, y + near, x, y + far, thick);
  }
}
