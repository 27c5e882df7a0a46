package towline.view.hud;

import towline.content.look.ColorRole;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** A short message, for a moment. */
public final class Toast {
  private static final double SHOWN = 3.5;
  private static final double FADE = 0.6;

  private final HudCanvas canvas;
  private final CachedText label;
  private double left;

  /** Draws on that canvas. */
  public Toast(HudCanvas canvas) {
    this.canvas = canvas;
    label = canvas.label(TextSize.BODY, Anchor.CENTRE);
  }

  /** Says something. */
  public void show(String text) {
    label.set(text);
    left = SHOWN;
  }

  /** Draws the text, after that time, s. */
  public void drawText(double seconds) {
    left = Math.max(0, left - seconds);
    double y = canvas.margin() + canvas.of(AimCell.HEIGHT + 34);
    label.colour(canvas.palette().of(ColorRole.TEXT));
    label.draw(canvas.batch(), canvas.width() / 2, y, Math.min(1, left / FADE));
  }
}
