package towline.view.hud;

import towline.content.look.ColorRole;
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
    ShapeDrawer pen = canvas.pen();
    double y = canvas.height() - mouseY;
    double near = canvas.of(6);
    double far = canvas.of(13);
    pen.ink(canvas.palette().of(ColorRole.SHIP_SHOT), 0.95);
    pen.disc(mouseX, y, canvas.of(1.6));
    pen.line(mouseX - far, y, mouseX - near, y, canvas.of(1.6));
    pen.line(mouseX + near, y, mouseX + far, y, canvas.of(1.6));
    pen.line(mouseX, y - far, mouseX, y - near, canvas.of(1.6));
    pen.line(mouseX, y + near, mouseX, y + far, canvas.of(1.6));
  }
}
