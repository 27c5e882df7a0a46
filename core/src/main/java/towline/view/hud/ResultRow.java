package towline.view.hud;

import towline.session.Score;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;
import towline.view.text.Digits;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** How one aim mode did in a run. */
final class ResultRow {
  static final double HEIGHT = 28;
  private static final double PERCENT = 100;

  private final Sheet sheet;
  private final int mode;
  private final Label name;
  private final Label tally;
  private final Label rate;
  private final StringBuilder text = new StringBuilder();
  private double share;

  ResultRow(Sheet sheet, int mode, String wordKey) {
    this.sheet = sheet;
    this.mode = mode;
    name = sheet.label(TextSize.BODY, Anchor.LEFT);
    name.set((mode + 1) + "  " + sheet.words().of(wordKey));
    tally = sheet.label(TextSize.BODY, Anchor.RIGHT);
    rate = sheet.label(TextSize.BODY, Anchor.RIGHT);
  }

  void take(Score score) {
    int shots = score.shots(mode);
    int hits = score.hits(mode);
    share = shots == 0 ? 0 : Math.min(1, (double) hits / shots);
    text.setLength(0);
    tally.set(text.append(hits).append(" / ").append(shots));
    text.setLength(0);
    if (shots > 0) {
      Digits.append(text, PERCENT * share, 0).append(" %");
    } else {
      text.append('\u2013');
    }
    rate.set(text);
  }

  void shapes(double left, double bottom, double width, int best) {
    Pen pen = sheet.pen();
    int rgb = sheet.palette().mode(mode);
    if (best == mode) {
      pen.ink(Palette.mix(sheet.palette().of(Tint.HULL), rgb, 0.28), 0.95);
      pen.box(
          left - sheet.of(8), bottom, left + width + sheet.of(8), bottom + sheet.of(HEIGHT - 2));
    }
    double from = left + width * 0.48;
    double to = left + width * 0.84;
    double y = bottom + sheet.of(9);
    pen.ink(sheet.palette().of(Tint.TEXT_QUIET), 0.2);
    pen.box(from, y, to, y + sheet.of(8));
    if (share > 0) {
      pen.ink(rgb, 1);
      pen.box(from, y, from + (to - from) * share, y + sheet.of(8));
    }
  }

  void text(double left, double bottom, double width, int best) {
    int loud = sheet.palette().of(best == mode ? Tint.SHIP : Tint.TEXT);
    double y = bottom + sheet.of(7);
    name.colour(sheet.palette().mode(mode)).draw(sheet.batch(), left, y, 1);
    tally.colour(loud).draw(sheet.batch(), left + width * 0.44, y, 1);
    rate.colour(loud).draw(sheet.batch(), left + width, y, 1);
  }
}
