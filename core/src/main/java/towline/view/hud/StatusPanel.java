package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Assistance;
import towline.session.PilotKind;
import towline.session.PlayMode;
import towline.session.Run;
import towline.view.draw.ScreenRoom;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/**
 * The unusual conditions of this run, at the top right: practice and the hits taken in it, bot,
 * slow motion, assistance, changed laws of the enemies.
 */
final class StatusPanel implements HudPanel {
  private static final double ROW = 24;

  private final HudCanvas canvas;
  private final CachedText slow;
  private final CachedText assisted;
  private final CachedText flown;
  private final CachedText practice;
  private final CachedText hits;
  private final StringBuilder drawText = new StringBuilder();

  /** The lines from top to bottom. */
  private final CachedText[] lines;

  private final String slowWord;
  private double above;
  private final EnemyLawReadout laws;
  private double shownScale = 1;
  private boolean helped;
  private boolean flownByBot;
  private boolean practising;

  /** Number of hits in the text; in practice the hull loses nothing. */
  private int blows = -1;

  StatusPanel(HudCanvas canvas, MessageBoard board) {
    this.canvas = canvas;
    slow =
        canvas
            .label(TextSize.BODY, Anchor.RIGHT)
            .setColour(canvas.palette().colour(ColorRole.ACCENT));
    assisted = canvas.label(TextSize.SMALL, Anchor.RIGHT);
    assisted
        .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET))
        .setText(canvas.localization().of("hud.assisted"));
    flown = canvas.label(TextSize.SMALL, Anchor.RIGHT);
    flown
        .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET))
        .setText(canvas.localization().of("hud.bot"));
    practice = canvas.label(TextSize.BODY, Anchor.RIGHT);
    practice
        .setColour(canvas.palette().colour(ColorRole.SHARD))
        .setText(canvas.localization().of("mode." + PlayMode.PRACTICE));
    hits =
        canvas
            .label(TextSize.SMALL, Anchor.RIGHT)
            .setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
    lines = new CachedText[] {practice, hits, flown, slow, assisted};
    slowWord = canvas.localization().of("hud.slow");
    laws = new EnemyLawReadout(canvas, board);
  }

  @Override
  public void copyState(HudPanel old, Run run) {
    reset(run);
  }

  @Override
  public void reset(Run run) {
    laws.reset(run);
  }

  @Override
  public void update(Run run, double seconds) {
    laws.update(run);
    practising = run.setup().mode() == PlayMode.PRACTICE;
    if (practising && run.score().blows() != blows) {
      blows = run.score().blows();
      hits.setText(canvas.localization().of("hud.blows", String.valueOf(blows)));
    }
  }

  void update(double timeScale, PilotKind pilotKind, Assistance assistance) {
    flownByBot = pilotKind == PilotKind.BOT;
    helped = assistance == Assistance.USED;
    shownScale = timeScale;
    if (timeScale < 1) {
      drawText.setLength(0);
      drawText.append(slowWord).append(" 1/");
      slow.setText(drawText.append(Math.round(1 / timeScale)));
    }
  }

  /** Sets the height taken by a panel above this one, design pixels. */
  void below(double taken) {
    above = taken;
  }

  private double top() {
    return HudColumn.top(canvas, LoadoutPanel.SIDE) - canvas.pixels(above);
  }

  @Override
  public void take(ScreenRoom room) {
    double widest = laws.width();
    int rows = 0;
    for (CachedText line : lines) {
      if (isShown(line)) {
        widest = Math.max(widest, line.width());
        rows++;
      }
    }
    double bottom = top() - canvas.pixels(rows * ROW) - laws.height();
    if (bottom < top()) {
      double right = canvas.right();
      room.take(right - widest, bottom, right, top());
    }
  }

  private boolean isShown(CachedText line) {
    return ((line == practice || line == hits) && practising)
        || (line == flown && flownByBot)
        || (line == slow && shownScale < 1)
        || (line == assisted && helped);
  }

  @Override
  public void drawText() {
    double x = canvas.right();
    double y = top() - canvas.pixels(16);
    for (CachedText line : lines) {
      if (isShown(line)) {
        canvas.draw(line, x, y, 1);
        y -= canvas.pixels(ROW);
      }
    }
    laws.drawText(x, y);
  }
}
