package towline.view.hud;

import towline.view.draw.ShapeDrawer;

/** A cross at the mouse pointer's position. */
public final class Crosshair {
  private final HudCanvas canvas;

  /** Creates a crosshair that draws on {@code canvas}. */
  public Crosshair(HudCanvas canvas) {
    this.canvas = canvas;
  }

  /** Draws the crosshair at a position in physical pixels from the window's upper left corner. */
  public void drawShapes(int mouseX, int mouseY) {
    double y = canvas.height() - mouseY;
    draw(canvas.shapes(), canvas.crosshairColour(), mouseX, y, canvas.crosshairUnit());
  }

  /** Draws a crosshair in the colour {@code rgb}; {@code unit} is the size of a design pixel. */
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
