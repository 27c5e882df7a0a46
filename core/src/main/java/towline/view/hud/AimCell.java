package towline.view.hud;

import towline.session.Score;
import towline.view.draw.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** One aim mode in the HUD: its key, its name, its hits of shots, and their share as a bar. */
final class AimCell {
  static final double WIDTH = 106;

  /** Its width where there is no room for more than the key. */
  static final double NARROW = 40;

  static final double HEIGHT = 52;
  private static final double PAD = 8;

  private final HudCanvas sheet;
  private final int mode;
  private final Label key;
  private final Label name;
  private final Label tally;
  private final StringBuilder drawText = new StringBuilder();
  private double left;
  private double width = WIDTH;
  private double bottom;
  private double share;
  private boolean chosen;
  private int shots = -1;
  private int hits = -1;

  AimCell(HudCanvas sheet, int mode, String wordKey) {
    this.sheet = sheet;
    this.mode = mode;
    key = sheet.label(TextSize.SMALL, Anchor.LEFT);
    name = sheet.label(TextSize.SMALL, Anchor.LEFT);
    tally = sheet.label(TextSize.SMALL, Anchor.LEFT);
    key.set(String.valueOf(mode + 1));
    name.set(sheet.words().of(wordKey));
  }

  void update(Score score, int chosenMode) {
    chosen = chosenMode == mode;
    if (score.shots(mode) != shots || score.hits(mode) != hits) {
      shots = score.shots(mode);
      hits = score.hits(mode);
      drawText.setLength(0);
      tally.set(drawText.append(hits).append(" / ").append(shots));
    }
    share = shots == 0 ? 0 : Math.min(1, (double) hits / shots);
  }

  private int colour() {
    return sheet.palette().mode(mode);
  }

  boolean chosen() {
    return chosen;
  }

  /** Its shapes; a width below {@link #WIDTH} leaves out all but the key. */
  void drawShapes(double atLeft, double atBottom, double wide) {
    left = atLeft;
    bottom = atBottom;
    width = wide;
    double right = left + sheet.of(width);
    double top = bottom + sheet.of(HEIGHT);
    Pen pen = sheet.pen();
    int ground = Palette.mix(sheet.palette().of(ColorRole.HULL), colour(), chosen ? 0.24 : 0);
    pen.ink(ground, chosen ? 0.85 : 0.42);
    pen.box(left, bottom, right, top);
    pen.ink(chosen ? colour() : sheet.palette().of(ColorRole.TEXT_QUIET), chosen ? 1 : 0.3);
    pen.path().add(left, bottom).add(right, bottom).add(right, top).add(left, top);
    pen.strokeClosed(sheet.of(chosen ? 2 : 1));
    bar(pen, right);
  }

  private void bar(Pen pen, double right) {
    double from = left + sheet.of(PAD);
    double to = right - sheet.of(PAD);
    double y = bottom + sheet.of(6);
    pen.ink(sheet.palette().of(ColorRole.TEXT_QUIET), 0.25);
    pen.box(from, y, to, y + sheet.of(4));
    if (share > 0) {
      pen.ink(colour(), chosen ? 1 : 0.75);
      pen.box(from, y, from + (to - from) * share, y + sheet.of(4));
    }
  }

  void drawText() {
    int quiet = sheet.palette().of(ColorRole.TEXT_QUIET);
    int loud = sheet.palette().of(ColorRole.TEXT);
    double x = left + sheet.of(PAD);
    double upper = bottom + sheet.of(HEIGHT - 17);
    double lower = bottom + sheet.of(16);
    key.colour(colour()).draw(sheet.batch(), x, upper, 1);
    if (width < WIDTH) {
      return;
    }
    name.colour(chosen ? loud : quiet);
    name.draw(sheet.batch(), x + sheet.of(14), upper, 1);
    tally.colour(chosen ? loud : quiet).draw(sheet.batch(), x + sheet.of(14), lower, 1);
  }
}
