package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** 3, 2, 1, large, above the middle, before a run goes on: hands find their keys meanwhile. */
public final class Countdown {
  /** What it counts from. */
  public static final int FROM = 3;

  /** How long each number stands, s. */
  public static final double BEAT = 0.6;

  /** Where it stands, as a share of the window's height. */
  private static final double PLACE = 0.62;

  private final HudCanvas canvas;
  private final CachedText label;
  private double left;
  private int number;

  /** Draws on that canvas. */
  public Countdown(HudCanvas canvas) {
    this.canvas = canvas;
    label = canvas.label(TextSize.CALLOUT, Anchor.CENTRE);
  }

  /** Counts from the beginning. */
  public void start() {
    left = FROM * BEAT;
    number = 0;
  }

  /** Counts no more. */
  public void stop() {
    left = 0;
  }

  /** Whether it counts. */
  public boolean running() {
    return left > 0;
  }

  /** Lets time pass, s; whether another number stands there now. */
  public boolean update(double seconds) {
    left = Math.max(0, left - seconds);
    int before = number;
    number = (int) Math.ceil(left / BEAT);
    if (number != before && number > 0) {
      label.set(String.valueOf(number));
    }
    return number != before;
  }

  /** Draws the number, which fades as its time goes by. */
  public void drawText() {
    if (running() && number > 0) {
      double share = left / BEAT - (number - 1);
      label.colour(canvas.palette().of(ColorRole.TEXT));
      double x = canvas.width() / 2;
      double y = canvas.height() * PLACE;
      double half = label.width() / 2;
      if (canvas.room().claim(x - half, y, x + half, y + label.capHeight())) {
        label.draw(canvas.batch(), x, y, 0.25 + 0.75 * share);
      }
    }
  }
}
