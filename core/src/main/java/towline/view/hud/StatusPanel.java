package towline.view.hud;

import towline.content.look.ColorRole;
import towline.session.Assistance;
import towline.session.PlayMode;
import towline.session.Run;
import towline.view.scene.HudKeepClear;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** Top right: what is unusual about this run: who flies, slow motion, help, changed laws. */
final class StatusPanel implements HudPanel {
  private static final double ROW = 24;
  private static final double WIDTH = 170;

  private final HudCanvas canvas;
  private final CachedText slow;
  private final CachedText assisted;
  private final CachedText flown;
  private final CachedText practice;
  private final StringBuilder drawText = new StringBuilder();
  private final String slowWord;
  private final EnemyLawReadout laws;
  private double shownScale = 1;
  private boolean helped;
  private boolean flownByBot;
  private boolean practising;

  StatusPanel(HudCanvas canvas, Toast toast) {
    this.canvas = canvas;
    slow = canvas.label(TextSize.BODY, Anchor.RIGHT).colour(canvas.palette().of(ColorRole.ACCENT));
    assisted = canvas.label(TextSize.SMALL, Anchor.RIGHT);
    assisted
        .colour(canvas.palette().of(ColorRole.TEXT_QUIET))
        .set(canvas.words().of("hud.assisted"));
    flown = canvas.label(TextSize.SMALL, Anchor.RIGHT);
    flown.colour(canvas.palette().of(ColorRole.TEXT_QUIET)).set(canvas.words().of("hud.bot"));
    practice = canvas.label(TextSize.BODY, Anchor.RIGHT);
    practice
        .colour(canvas.palette().of(ColorRole.SHARD))
        .set(canvas.words().of("mode." + PlayMode.PRACTICE));
    slowWord = canvas.words().of("hud.slow");
    laws = new EnemyLawReadout(canvas, toast);
  }

  @Override
  public void takeOver(HudPanel old, Run run) {
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
  }

  void update(double timeScale, PilotKind pilotKind, Assistance assistance) {
    flownByBot = pilotKind == PilotKind.BOT;
    helped = assistance == Assistance.USED;
    shownScale = timeScale;
    if (timeScale < 1) {
      drawText.setLength(0);
      drawText.append(slowWord).append(" 1/");
      slow.set(drawText.append(Math.round(1 / timeScale)));
    }
  }

  @Override
  public boolean covers(HudKeepClear subjects) {
    double right = canvas.width() - canvas.margin();
    double top = canvas.height() - canvas.margin();
    return subjects.isAnyIn(right - canvas.of(WIDTH), top - canvas.of(4 * ROW), right, top);
  }

  @Override
  public void drawText() {
    double x = canvas.width() - canvas.margin();
    double y = canvas.height() - canvas.margin() - canvas.of(16);
    if (practising) {
      canvas.draw(practice, x, y, 1);
      y -= canvas.of(ROW);
    }
    if (flownByBot) {
      canvas.draw(flown, x, y, 1);
      y -= canvas.of(ROW);
    }
    if (shownScale < 1) {
      canvas.draw(slow, x, y, 1);
      y -= canvas.of(ROW);
    }
    if (helped) {
      canvas.draw(assisted, x, y, 1);
      y -= canvas.of(ROW);
    }
    laws.drawText(x, y);
  }
}
