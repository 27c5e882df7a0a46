package towline.view.hud;

import towline.content.GameContent;
import towline.session.Run;

/** All that is written over a run while it is played. */
public final class Hud {
  private final ScorePanel score;
  private final WavePanel wave;
  private final AimRow aims;
  private final TowPanel tow;
  private final StatusPanel status;

  /** A HUD on that sheet. */
  public Hud(Sheet sheet, GameContent content) {
    score = new ScorePanel(sheet);
    wave = new WavePanel(sheet);
    aims = new AimRow(sheet);
    tow = new TowPanel(sheet, content);
    status = new StatusPanel(sheet);
  }

  /** Forgets the last run. */
  public void begin() {
    wave.clear();
  }

  /** Takes in how a run stands, after that time, s. */
  public void take(Run run, double seconds) {
    score.take(run, seconds);
    wave.take(run, seconds);
    aims.take(run);
    tow.take(run, seconds);
  }

  /** Takes in how it is played. */
  public void take(double timeScale, Pilotage pilotage, Aid aid) {
    status.take(timeScale, pilotage, aid);
  }

  /** Draws the shapes. */
  public void shapes() {
    score.shapes();
    wave.shapes();
    aims.shapes();
    tow.shapes();
  }

  /** Draws the text. */
  public void text() {
    score.text();
    wave.text();
    aims.text();
    tow.text();
    status.text();
  }
}
