package towline.view.hud;

import towline.view.draw.Pen;
import towline.view.draw.Tint;

/** Where the mouse points. */
public final class Reticle {
  private final Sheet sheet;

  /** On that sheet. */
  public Reticle(Sheet sheet) {
    this.sheet = sheet;
  }

  /** Draws it at a place of the window, physical pixels from its upper left. */
  public void shapes(int mouseX, int mouseY) {
    Pen pen = sheet.pen();
    double y = sheet.height() - mouseY;
    double near = sheet.of(6);
    double far = sheet.of(13);
    pen.ink(sheet.palette().of(Tint.SHIP_SHOT), 0.95);
    pen.disc(mouseX, y, sheet.of(1.6));
    pen.line(mouseX - far, y, mouseX - near, y, sheet.of(1.6));
    pen.line(mouseX + near, y, mouseX + far, y, sheet.of(1.6));
    pen.line(mouseX, y - far, mouseX, y - near, sheet.of(1.6));
    pen.line(mouseX, y + near, mouseX, y + far, sheet.of(1.6));
  }
}
