package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Score;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** An aim mode in the HUD: its key, its name, hits and shots, and the hit rate as a bar. */
final class AimCell {
  static final double WIDTH = 106;

  /** Width in a narrow window, where only the key is shown. */
  static final double NARROW = 40;

  static final double HEIGHT = 52;
  private static final double PAD = 8;

  /** Period of the pulse that asks for this mode, s. */
  private static final double PULSE_PERIOD = 1.1;

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

  /** Time since the game began to ask for this mode, s; negative while it does not ask. */
  private double pulseAge = -1;

  private int shots = -1;
  private int hits = -1;

  AimCell(HudCanvas canvas, int mode, String wordKey) {
    this.canvas = canvas;
    this.mode = mode;
    key = canvas.label(TextSize.SMALL, Anchor.LEFT);
    name = canvas.label(TextSize.SMALL, Anchor.LEFT);
    tally = canvas.label(TextSize.SMALL, Anchor.LEFT);
    key.setText(String.valueOf(mode + 1));
    name.setText(canvas.localization().of(wordKey));
  }

  /**
   * Takes in the score. {@code askedFor} is the time since the last update, s, if the game asks for
   * this mode, else -1.
   */
  void update(Score score, int chosenMode, double askedFor) {
    chosen = chosenMode == mode;
    pulseAge = askedFor < 0 ? -1 : Math.max(0, pulseAge) + askedFor;
    if (score.shots(mode) != shots || score.hits(mode) != hits) {
      shots = score.shots(mode);
      hits = score.hits(mode);
      drawText.setLength(0);
      tally.setText(shots == 0 ? drawText : drawText.append(hits).append(" / ").append(shots));
    }
    share = shots == 0 ? 0 : Math.min(1, (double) hits / shots);
  }

  private int colour() {
    return canvas.palette().modeColour(mode);
  }

  boolean chosen() {
    return chosen;
  }

  /**
   * Draws the shapes; if {@code wide} is below {@link #WIDTH}, {@link #drawText()} draws only the
   * key.
   */
  void drawShapes(double atLeft, double atBottom, double wide) {
    left = atLeft;
    bottom = atBottom;
    width = wide;
    double right = left + canvas.pixels(width);
    double top = bottom + canvas.pixels(HEIGHT);
    ShapeDrawer pen = canvas.shapes();
    double tint = chosen ? 0.24 : pulseAge >= 0 ? 0.45 * pulse() : 0;
    int ground = Palette.mix(canvas.palette().colour(ColorRole.HULL), colour(), tint);
    pen.ink(ground, chosen ? 0.85 : 0.42);
    pen.box(left, bottom, right, top);
    boolean lit = chosen || pulseAge >= 0;
    pen.ink(lit ? colour() : canvas.palette().colour(ColorRole.TEXT_QUIET), lit ? 1 : 0.3);
    pen.path().add(left, bottom).add(right, bottom).add(right, top).add(left, top);
    pen.strokeClosed(canvas.pixels(chosen ? 2 : pulseAge >= 0 ? 1 + 2 * pulse() : 1));
    bar(pen, right);
  }

  private double pulse() {
    return pulse(pulseAge, canvas.flashBrightness());
  }

  /**
   * Returns the brightness, 0 to 1, of a pulse that began {@code askedFor} seconds ago. Without
   * flashes it is a constant 0.5.
   */
  static double pulse(double askedFor, double flashBrightness) {
    double swing = 0.5 * Math.min(1, flashBrightness);
    return 0.5 - swing * Math.cos(2 * Math.PI * askedFor / PULSE_PERIOD);
  }

  private void bar(ShapeDrawer pen, double right) {
    double from = left + canvas.pixels(PAD);
    double to = right - canvas.pixels(PAD);
    double y = bottom + canvas.pixels(6);
    pen.ink(canvas.palette().colour(ColorRole.TEXT_QUIET), 0.25);
    pen.box(from, y, to, y + canvas.pixels(4));
    if (share > 0) {
      pen.ink(colour(), chosen ? 1 : 0.75);
      pen.box(from, y, from + (to - from) * share, y + canvas.pixels(4));
    }
  }

  void drawText() {
    int quiet = canvas.palette().colour(ColorRole.TEXT_QUIET);
    int loud = canvas.palette().colour(ColorRole.TEXT);
    double x = left + canvas.pixels(PAD);
    double upper = bottom + canvas.pixels(HEIGHT - 17);
    double lower = bottom + canvas.pixels(16);
    canvas.draw(key.setColour(colour()), x, upper, 1);
    if (width < WIDTH) {
      return;
    }
    name.setColour(chosen || pulseAge >= 0 ? loud : quiet);
    canvas.draw(name, x + canvas.pixels(14), upper, 1);
    canvas.draw(tally.setColour(chosen ? loud : quiet), x + canvas.pixels(14), lower, 1);
  }
}
