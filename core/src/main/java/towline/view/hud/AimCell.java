package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Score;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** One aim mode in the HUD: its key, its name, its hits of shots, and their share as a bar. */
final class AimCell {
  static final double WIDTH = 106;

  /** Its width where there is no room for more than the key. */
  static final double NARROW = 40;

  static final double HEIGHT = 52;
  private static final double PAD = 8;

  /** How long a pulse takes while it is asked for, s. */
  private static final double PULSE = 1.1;

  private final HudCanvas canvas;
  private final int mode;
  private final CachedText key;
  private final CachedText name;
  private final CachedText tally;
  private final StringBuilder drawText = new StringBuilder();
  private double left;
  private double width = WIDTH;
  private double bottom;
  private double share;
  private boolean chosen;

  /** How long it has been asked for, s; below 0: it is not. */
  private double asked = -1;

  private int shots = -1;
  private int hits = -1;

  AimCell(HudCanvas canvas, int mode, String wordKey) {
    this.canvas = canvas;
    this.mode = mode;
    key = canvas.label(TextSize.SMALL, Anchor.LEFT);
    name = canvas.label(TextSize.SMALL, Anchor.LEFT);
    tally = canvas.label(TextSize.SMALL, Anchor.LEFT);
    key.set(String.valueOf(mode + 1));
    name.set(canvas.words().of(wordKey));
  }

  /**
   * Takes in the score, and for how long since the last time it was asked for, s; -1: it is not.
   */
  void update(Score score, int chosenMode, double askedFor) {
    chosen = chosenMode == mode;
    asked = askedFor < 0 ? -1 : Math.max(0, asked) + askedFor;
    if (score.shots(mode) != shots || score.hits(mode) != hits) {
      shots = score.shots(mode);
      hits = score.hits(mode);
      drawText.setLength(0);
      tally.set(shots == 0 ? drawText : drawText.append(hits).append(" / ").append(shots));
    }
    share = shots == 0 ? 0 : Math.min(1, (double) hits / shots);
  }

  private int colour() {
    return canvas.palette().mode(mode);
  }

  boolean chosen() {
    return chosen;
  }

  /** Its shapes; a width below {@link #WIDTH} leaves out all but the key. */
  void drawShapes(double atLeft, double atBottom, double wide) {
    left = atLeft;
    bottom = atBottom;
    width = wide;
    double right = left + canvas.of(width);
    double top = bottom + canvas.of(HEIGHT);
    ShapeDrawer pen = canvas.pen();
    double tint = chosen ? 0.24 : asked >= 0 ? 0.45 * pulse() : 0;
    int ground = Palette.mix(canvas.palette().of(ColorRole.HULL), colour(), tint);
    pen.ink(ground, chosen ? 0.85 : 0.42);
    pen.box(left, bottom, right, top);
    boolean lit = chosen || asked >= 0;
    pen.ink(lit ? colour() : canvas.palette().of(ColorRole.TEXT_QUIET), lit ? 1 : 0.3);
    pen.path().add(left, bottom).add(right, bottom).add(right, top).add(left, top);
    pen.strokeClosed(canvas.of(chosen ? 2 : asked >= 0 ? 1 + 2 * pulse() : 1));
    bar(pen, right);
  }

  private double pulse() {
    return pulse(asked, canvas.flashBrightness());
  }

  /**
   * Swells and fades, 0 to 1, after having been asked for that long, s; who wants no flashes sees
   * it half lit, and still.
   */
  static double pulse(double askedFor, double flashBrightness) {
    double swing = 0.5 * Math.min(1, flashBrightness);
    return 0.5 - swing * Math.cos(2 * Math.PI * askedFor / PULSE);
  }

  private void bar(ShapeDrawer pen, double right) {
    double from = left + canvas.of(PAD);
    double to = right - canvas.of(PAD);
    double y = bottom + canvas.of(6);
    pen.ink(canvas.palette().of(ColorRole.TEXT_QUIET), 0.25);
    pen.box(from, y, to, y + canvas.of(4));
    if (share > 0) {
      pen.ink(colour(), chosen ? 1 : 0.75);
      pen.box(from, y, from + (to - from) * share, y + canvas.of(4));
    }
  }

  void drawText() {
    int quiet = canvas.palette().of(ColorRole.TEXT_QUIET);
    int loud = canvas.palette().of(ColorRole.TEXT);
    double x = left + canvas.of(PAD);
    double upper = bottom + canvas.of(HEIGHT - 17);
    double lower = bottom + canvas.of(16);
    canvas.draw(key.colour(colour()), x, upper, 1);
    if (width < WIDTH) {
      return;
    }
    name.colour(chosen || asked >= 0 ? loud : quiet);
    canvas.draw(name, x + canvas.of(14), upper, 1);
    canvas.draw(tally.colour(chosen ? loud : quiet), x + canvas.of(14), lower, 1);
  }
}
