package towline.view.hud;

import towline.content.GameContent;
import towline.session.Assistance;
import towline.session.Run;

/** All that is written over a run while it is played. */
public final class Hud {
  private final ScorePanel score;
  private final WavePanel wave;
  private final Banner banner;
  private final AimRow aims;
  private final TowPanel tow;
  private final HullPanel hull;
  private final MissilePanel missiles;
  private final BossBar boss;
  private final StatusPanel status;

  /** A HUD on that sheet, which says what changes by that toast. */
  public Hud(HudCanvas canvas, GameContent content, Toast toast) {
    score = new ScorePanel(canvas);
    wave = new WavePanel(canvas);
    banner = new Banner(canvas);
    aims = new AimRow(canvas);
    tow = new TowPanel(canvas, content);
    hull = new HullPanel(canvas, content);
    missiles = new MissilePanel(canvas);
    boss = new BossBar(canvas, content);
    status = new StatusPanel(canvas, toast);
  }

  /** Forgets the last run; another begins. */
  public void reset(Run run) {
    wave.clear();
    banner.clear();
    boss.clear();
    status.reset(run);
  }

  /** Takes in how a run stands, after that time, s. */
  public void update(Run run, double seconds) {
    score.update(run, seconds);
    banner.update(run, seconds);
    aims.update(run);
    tow.update(run, seconds);
    hull.update(run, seconds);
    missiles.update(run);
    boss.update(run, seconds);
    wave.update(run, seconds, boss.name());
    wave.lower(boss.height());
    status.update(run);
  }

  /** Takes in how it is played. */
  public void update(double timeScale, PilotKind pilotKind, Assistance assistance) {
    status.update(timeScale, pilotKind, assistance);
  }

  /** Draws the shapes. */
  public void drawShapes() {
    score.drawShapes();
    wave.drawShapes();
    banner.drawShapes();
    aims.drawShapes();
    tow.drawShapes();
    hull.drawShapes();
    missiles.drawShapes();
    boss.drawShapes();
  }

  /** Draws the text. */
  public void drawText() {
    score.drawText();
    wave.drawText();
    banner.drawText();
    aims.drawText();
    tow.drawText();
    hull.drawText();
    missiles.drawText();
    status.drawText();
  }
}
