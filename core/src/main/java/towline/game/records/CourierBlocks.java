package towline.game.records;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.content.look.ColorRole;
import towline.menu.UiTheme;
import towline.session.CourierLog;
import towline.store.DailyAttempt;

/** A block for each of the first couriers of an attempt, in the style of {@link DailyLine}. */
public final class CourierBlocks extends Widget {
  private static final double SIDE = 15;
  private static final double GAP = 4;

  private final UiTheme theme;
  private final String letters;

  public CourierBlocks(UiTheme theme, DailyAttempt attempt) {
    this.theme = theme;
    letters = attempt.couriers();
  }

  @Override
  public float getPrefWidth() {
    return theme.px(CourierLog.MAX_COURIERS * (SIDE + GAP) - GAP);
  }

  @Override
  public float getPrefHeight() {
    return theme.px(SIDE);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    float side = theme.px(SIDE);
    float y = getY() + (getHeight() - side) / 2;
    for (int i = 0; i < CourierLog.MAX_COURIERS; i++) {
      boolean came = i < letters.length();
      char letter = came ? letters.charAt(i) : ' ';
      ColorRole role =
          switch (letter) {
            case CourierLog.OPENED -> ColorRole.COURIER;
            case CourierLog.FORCED -> ColorRole.ACCENT;
            default -> ColorRole.TEXT_QUIET;
          };
      double light = letter == CourierLog.ESCAPED ? 0.55 : came ? 1 : 0.16;
      float x = getX() + theme.px(i * (SIDE + GAP));
      theme.shapes().drawBar(batch, theme.rgb(role), light * parentAlpha, x, y, side, side);
    }
  }
}
