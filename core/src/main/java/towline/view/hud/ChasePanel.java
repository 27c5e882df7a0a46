package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Run;
import towline.view.draw.Palette;
import towline.view.draw.ScreenRoom;
import towline.view.draw.ShapeDrawer;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The next rank to reach, and in the end the player's best, as a bar that fills, under the score. A
 * lesson that needs its place hides it. After a new best a line of light runs round the window and
 * remains in the corners.
 */
final class ChasePanel implements HudPanel {
  /** Positions of the bar and of the text below it, from the upper margin, design pixels. */
  private static final double BAR_DOWN = 89;

  private static final double TEXT_DOWN = 107;
  private static final double BAR = 4;

  /** Distance of the corner lights from the window's edge, and their length, design pixels. */
  private static final double INSET = 10;

  private static final double CORNER = 46;

  /** Decay rates of the flash for a passed rank and for a new best, 1/s. */
  private static final double RANK_DECAY = 3;

  private static final double BEST_DECAY = 0.8;

  private final HudCanvas canvas;
  private final ScorePanel score;
  private final WavePanel lessons;
  private final CachedText line;
  private final StringBuilder text = new StringBuilder();
  private final String bestWord;
  private Chase chase = Chase.NONE;
  private int ahead;

  /** Rank in the text; -1 before the first. */
  private int writtenRank = -1;

  private double shownProgress;
  private double flash;
  private double cheer;

  ChasePanel(HudCanvas canvas, ScorePanel score, WavePanel lessons) {
    this.canvas = canvas;
    this.score = score;
    this.lessons = lessons;
    bestWord = canvas.localization().of("hud.best");
    line = canvas.label(TextSize.SMALL, Anchor.LEFT);
  }

  /** Makes {@code wanted} the chase of the run, which has {@code points}. */
  void chase(Chase wanted, long points) {
    chase = wanted;
    ahead = wanted.ahead(points);
    writtenRank = -1;
    shownProgress = 0;
  }

  @Override
  public void reset(Run run) {
    chase(Chase.NONE, 0);
    flash = 0;
    cheer = 0;
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    if (old instanceof ChasePanel before) {
      chase(before.chase, run.score().points());
      cheer = before.cheer;
    }
  }

  @Override
  public void update(Run run, double seconds) {
    if (!isShown()) {
      return;
    }
    long points = run.score().points();
    int rank = chase.ahead(points);
    if (rank < ahead) {
      flash = 1;
      shownProgress = 0;
      if (rank == 0) {
        cheer = 1;
      }
    }
    ahead = rank;
    flash *= Math.exp(-RANK_DECAY * seconds);
    cheer *= Math.exp(-BEST_DECAY * seconds);
    shownProgress += (chase.progress(points) - shownProgress) * (1 - Math.exp(-7 * seconds));
    score.cheer(passedBest() ? Math.max(0.55, cheer) : 0);
    if (writtenRank != ahead) {
      writtenRank = ahead;
      write();
    }
    line.setColour(lineColour());
  }

  private void write() {
    text.setLength(0);
    if (ahead == 0) {
      text.append(canvas.localization().of("hud.best.new"));
    } else {
      if (ahead == 1) {
        text.append(bestWord);
      } else {
        text.append('#').append(ahead);
      }
      NumberText.grouped(text.append("  "), chase.points().get(ahead - 1));
    }
    line.setText(text);
  }

  private int lineColour() {
    Palette palette = canvas.palette();
    int rest = palette.colour(ahead == 0 ? ColorRole.SHARD : ColorRole.TEXT_QUIET);
    return Palette.mix(rest, palette.colour(ColorRole.CORE), flash);
  }

  private boolean isShown() {
    return !chase.points().isEmpty();
  }

  /** True if the run is the best of its board. */
  boolean passedBest() {
    return isShown() && ahead == 0;
  }

  private double top() {
    return canvas.top();
  }

  private double right() {
    return canvas.left() + Math.max(score.width(), line.width());
  }

  private double bottom() {
    return top() - canvas.pixels(TEXT_DOWN + 3);
  }

  private double barTop() {
    return top() - canvas.pixels(BAR_DOWN - BAR);
  }

  /** Returns true if bar and text are shown, because no lesson is in their place. */
  private boolean hasPlace() {
    return isShown() && !lessons.covers(canvas.left(), bottom(), right(), barTop());
  }

  @Override
  public void take(ScreenRoom room) {
    if (hasPlace()) {
      room.take(canvas.left(), bottom(), right(), barTop());
    }
  }

  @Override
  public void drawShapes() {
    if (hasPlace()) {
      drawBar();
    }
    if (passedBest()) {
      drawCorners(canvas.shapes(), canvas.palette().colour(ColorRole.SHARD));
    }
  }

  private void drawBar() {
    ShapeDrawer pen = canvas.shapes();
    Palette palette = canvas.palette();
    double left = canvas.left();
    double y = top() - canvas.pixels(BAR_DOWN);
    pen.ink(palette.colour(ColorRole.TEXT_QUIET), 0.25);
    pen.box(left, y, left + score.width(), y + canvas.pixels(BAR));
    int rgb = palette.colour(ahead == 0 ? ColorRole.SHARD : ColorRole.TEXT);
    pen.ink(Palette.mix(rgb, palette.colour(ColorRole.CORE), flash), 0.9);
    pen.box(left, y, left + score.width() * shownProgress, y + canvas.pixels(BAR));
  }

  /** Draws light from corner to corner, which recedes into the corners and remains there. */
  private void drawCorners(ShapeDrawer pen, int rgb) {
    double inset = canvas.pixels(INSET);
    double wide = canvas.width() - inset;
    double high = canvas.height() - inset;
    double light = Math.min(1, cheer * canvas.flashBrightness());
    double minLength = canvas.pixels(CORNER);
    double alongX = minLength + (0.5 * canvas.width() - minLength) * light;
    double alongY = minLength + (0.5 * canvas.height() - minLength) * light;
    double thick = canvas.pixels(1.5 + 2 * light);
    pen.glow(rgb, 0.5 + 0.5 * light);
    for (int corner = 0; corner < 4; corner++) {
      double x = corner % 2 == 0 ? inset : wide;
      double y = corner < 2 ? inset : high;
      pen.line(x, y, x + (corner % 2 == 0 ? alongX : -alongX), y, thick);
      pen.line(x, y, x, y + (corner < 2 ? alongY : -alongY), thick);
    }
  }

  @Override
  public void drawText() {
    if (hasPlace()) {
      canvas.draw(line, canvas.left(), top() - canvas.pixels(TEXT_DOWN), 1);
    }
  }
}
