package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * The numbers 3, 2, 1 above the middle before a run goes on, so that the player can find the keys.
 */
public final class Countdown {
  public static final int START_NUMBER = 3;

  /** Time for which each number is shown, s. */
  public static final double SECONDS_PER_NUMBER = 0.6;

  /** Height of the number, as a share of the window's height. */
  private static final double HEIGHT = 0.62;

  private final HudCanvas canvas;
  private final CachedText label;
  private double left;
  private int number;

  /** Creates a countdown that draws on {@code canvas}. */
  public Countdown(HudCanvas canvas) {
    this.canvas = canvas;
    label = canvas.label(TextSize.CALLOUT, Anchor.CENTRE);
  }

  /** Starts from {@link #START_NUMBER}. */
  public void start() {
    left = START_NUMBER * SECONDS_PER_NUMBER;
    number = 0;
  }

  /** Ends the countdown. */
  public void stop() {
    left = 0;
  }

  /** True while it counts. */
  public boolean running() {
    return left > 0;
  }

  /** Advances by {@code seconds}; true if the number has changed. */
  public boolean update(double seconds) {
    left = Math.max(0, left - seconds);
    int before = number;
    number = (int) Math.ceil(left / SECONDS_PER_NUMBER);
    if (number != before && number > 0) {
      label.setText(String.valueOf(number));
    }
    return number != before;
  }

  /** Draws the number, which fades during its time. */
  public void drawText() {
    if (running() && number > 0) {
      double share = left / SECONDS_PER_NUMBER - (number - 1);
      label.setColour(canvas.palette().colour(ColorRole.TEXT));
      double x = canvas.width() / 2;
      double y = canvas.height() * HEIGHT;
      double half = label.width() / 2;
      if (canvas.room().claim(x - half, y, x + half, y + label.capHeight())) {
        label.draw(canvas.batch(), x, y, 0.25 + 0.75 * share);
      }
    }
  }
}
