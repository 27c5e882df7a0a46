package towline.view.hud;

import towline.content.GameContent;
import towline.session.Assistance;
import towline.session.Run;

/** The head-up display of a run. */
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

  /** A HUD on that canvas; the toast announces changed laws. */
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

  /** Starts with a new run. */
  public void reset(Run run) {
    wave.clear();
    banner.clear();
    boss.clear();
    status.reset(run);
  }

  /** Goes on where a HUD of other words or colours left off: nothing is announced twice. */
  public void takeOver(Hud old, Run run) {
    score.takeOver(old.score);
    wave.takeOver(old.wave, run);
    banner.takeOver(old.banner);
    boss.takeOver(old.boss);
    status.reset(run);
  }

  /** Whether a title stands or waits, or the score still runs up. */
  public boolean announcing() {
    return banner.pending() > 0 || score.runningUp() || wave.teaching();
  }

  /** Updates everything that the run itself tells, after that time, s. */
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

  /** Updates how the run is played: slow motion, a bot, assistance. */
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
