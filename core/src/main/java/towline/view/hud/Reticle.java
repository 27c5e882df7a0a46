package towline.view.hud;

import towline.view.draw.ColorRole;
import towline.view.draw.Pen;

/** Where the mouse points. */
public final class Reticle {
  private final HudCanvas sheet;

  /** On that sheet. */
  public Reticle(HudCanvas sheet) {
    this.sheet = sheet;
  }

  /** Draws it at a place of the window, physical pixels from its upper left. */
  public void drawShapes(int mouseX, int mouseY) {
    Pen pen = sheet.pen();
    double y = sheet.height() - mouseY;
    double near = sheet.of(6);
    double far = sheet.of(13);
    pen.ink(sheet.palette().of(ColorRole.SHIP_SHOT), 0.95);
    pen.disc(mouseX, y, sheet.of(1.6));
    pen.line(mouseX - far, y, mouseX - near, y, sheet.of(1.6));
    pen.line(mouseX + near, y, mouseX + far, y, sheet.of(1.6));
    pen.line(mouseX, y - far, mouseX, y - near, sheet.of(1.6));
    pen.line(mouseX, y + near, mouseX, y + far, sheet.of(1.6));
  }
}
