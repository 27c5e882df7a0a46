package towline.view.hud;

import towline.view.draw.Tint;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** What the title says below the name of the game. */
public final class TitlePanel {
  private final Sheet sheet;
  private final Label line;
  private final Label start;
  private final Label leave;
  private final KeyLines left;
  private final KeyLines right;
  private double time;

  /** On that sheet. */
  public TitlePanel(Sheet sheet) {
    this.sheet = sheet;
    line = sheet.label(TextSize.BODY, Anchor.CENTRE).colour(sheet.palette().of(Tint.TEXT_QUIET));
    line.set(sheet.words().of("title.line"));
    start = sheet.label(TextSize.HEADING, Anchor.CENTRE).colour(sheet.palette().of(Tint.SHIP));
    start.set(sheet.words().of("title.start"));
    leave = sheet.label(TextSize.SMALL, Anchor.CENTRE);
    leave.colour(sheet.palette().of(Tint.TEXT_QUIET)).set(sheet.words().of("title.leave"));
    left = new KeyLines(sheet, "move", "fire", "keyboard", "reel");
    right = new KeyLines(sheet, "modes", "snap", "vision", "pause");
  }

  /** Draws the text, after that time, s. */
  public void text(double seconds) {
    time += seconds;
    double middle = sheet.width() / 2;
    double high = sheet.height();
    line.draw(sheet.batch(), middle, high * 0.5, 1);
    start.draw(sheet.batch(), middle, high * 0.385, 0.85 + 0.15 * Math.sin(time * 3));
    left.text(middle - sheet.of(215), high * 0.275);
    right.text(middle + sheet.of(150), high * 0.275);
    leave.draw(sheet.batch(), middle, sheet.margin(), 1);
  }
}
