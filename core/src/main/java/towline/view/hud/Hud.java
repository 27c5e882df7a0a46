package towline.view.hud;

import towline.content.GameContent;
import towline.session.Run;

/** All that is written over a run while it is played. */
public final class Hud {
  private final ScorePanel score;
  private final WavePanel wave;
  private final Banner banner;
  private final AimRow aims;
  private final TowPanel tow;
  private final HullPanel hull;
  private final RackPanel rack;
  private final BossBar boss;
  private final StatusPanel status;

  /** A HUD on that sheet, which says what changes by that toast. */
  public Hud(Sheet sheet, GameContent content, Toast toast) {
    score = new ScorePanel(sheet);
    wave = new WavePanel(sheet);
    banner = new Banner(sheet);
    aims = new AimRow(sheet);
    tow = new TowPanel(sheet, content);
    hull = new HullPanel(sheet, content);
    rack = new RackPanel(sheet);
    boss = new BossBar(sheet, content);
    status = new StatusPanel(sheet, toast);
  }

  /** Forgets the last run; another begins. */
  public void begin(Run run) {
    wave.clear();
    banner.clear();
    boss.clear();
    status.begin(run);
  }

  /** Takes in how a run stands, after that time, s. */
  public void take(Run run, double seconds) {
    score.take(run, seconds);
    banner.take(run, seconds);
    aims.take(run);
    tow.take(run, seconds);
    hull.take(run, seconds);
    rack.take(run);
    boss.take(run, seconds);
    wave.take(run, seconds, boss.name());
    wave.lower(boss.height());
    status.take(run);
  }

  /** Takes in how it is played. */
  public void take(double timeScale, Pilotage pilotage, Aid aid) {
    status.take(timeScale, pilotage, aid);
  }

  /** Draws the shapes. */
  public void shapes() {
    score.shapes();
    wave.shapes();
    banner.shapes();
    aims.shapes();
    tow.shapes();
    hull.shapes();
    rack.shapes();
    boss.shapes();
  }

  /** Draws the text. */
  public void text() {
    score.text();
    wave.text();
    banner.text();
    aims.text();
    tow.text();
    hull.text();
    rack.text();
    status.text();
  }
}
