package towline.game.title;

import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import towline.content.look.ColorRole;
import towline.menu.UiTheme;
import towline.store.ShotsDay;

/** The squares of a day of Six Shots, beside its button. */
final class ShotSquares extends Widget {
  private static final double SIDE = 9;
  private static final double GAP = 3;

  private final UiTheme theme;
  private final String marks;

  ShotSquares(UiTheme theme, ShotsDay day) {
    this.theme = theme;
    marks = day.marks();
  }

  @Override
  public float getPrefWidth() {
    return theme.px(ShotsDay.SHOTS * (SIDE + GAP) - GAP);
  }

  @Override
  public float getPrefHeight() {
    return theme.px(SIDE);
  }

  @Override
  public void draw(Batch batch, float parentAlpha) {
    float side = theme.px(SIDE);
    float y = getY() + (getHeight() - side) / 2;
    for (int i = 0; i < ShotsDay.SHOTS; i++) {
      char mark = i < marks.length() ? marks.charAt(i) : ' ';
      ColorRole role =
          switch (mark) {
            case 'F' -> ColorRole.SHARD;
            case 'H' -> ColorRole.ACCENT;
            default -> ColorRole.TEXT_QUIET;
          };
      double light = mark == 'N' ? 0.55 : mark == ' ' ? 0.16 : 1;
      float x = getX() + theme.px(i * (SIDE + GAP));
      theme.shapes().drawBar(batch, theme.rgb(role), light * parentAlpha, x, y, side, side);
    }
  }
}
