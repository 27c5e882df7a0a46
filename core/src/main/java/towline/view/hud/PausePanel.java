package towline.view.hud;

import towline.view.draw.Pen;
import towline.view.draw.Tint;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** What a pause says: narrow and to one side, so that the world can be studied behind it. */
public final class PausePanel {
  private static final double WIDTH = 400;

  private final Sheet sheet;
  private final Label heading;
  private final KeyLines keys;

  /** On that sheet. */
  public PausePanel(Sheet sheet) {
    this.sheet = sheet;
    heading = sheet.label(TextSize.HEADING, Anchor.CENTRE).colour(sheet.palette().of(Tint.TEXT));
    heading.set(sheet.words().of("pause.heading"));
    keys =
        new KeyLines(
            sheet,
            "resume",
            "step",
            "slow",
            "vision",
            "ghosts",
            "restart",
            "title",
            "fullscreen",
            "screenshot");
  }

  private double left() {
    return sheet.margin();
  }

  private double top() {
    return sheet.height() * 0.78;
  }

  /** Draws the shapes. */
  public void shapes() {
    Pen pen = sheet.pen();
    double bottom = top() - sheet.of(300);
    pen.ink(sheet.palette().of(Tint.HULL), 0.82);
    pen.box(left(), bottom, left() + sheet.of(WIDTH), top());
    pen.ink(sheet.palette().of(Tint.EDGE), 0.8);
    pen.box(left(), bottom, left() + sheet.of(3), top());
  }

  /** Draws the text. */
  public void text() {
    heading.draw(sheet.batch(), left() + sheet.of(WIDTH / 2), top() - sheet.of(38), 1);
    keys.text(left() + sheet.of(130), top() - sheet.of(78));
  }
}
