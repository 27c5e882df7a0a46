package towline.view.hud;

import towline.avoidance.AvoidanceLaw;
import towline.content.look.ColorRole;
import towline.homing.HomingLaw;
import towline.session.Run;
import towline.sim.api.EnemyOverrides;
import towline.sim.spec.TankSpec;
import towline.view.text.CachedText;
import towline.view.text.CachedText.Anchor;
import towline.view.text.TextSize;

/** The enemies' laws that the player has changed: announced when changed, listed while in force. */
final class EnemyLawReadout {
  private static final double ROW = 20;

  private final HudCanvas canvas;
  private final MessageBoard board;
  private final String[][] sentences;
  private final CachedText[] lines;
  private final int[] chosen = new int[3];
  private final String assisted;

  EnemyLawReadout(HudCanvas canvas, MessageBoard board) {
    this.canvas = canvas;
    this.board = board;
    assisted = canvas.localization().of("hud.law.assisted");
    sentences =
        new String[][] {
          ownAndAlike("hud.law.missiles", "homing.", HomingLaw.values()),
          sentences("hud.law.tanks", "avoidance.", AvoidanceLaw.values()),
          ownAndAlike("hud.law.aim", "foeaim.", TankSpec.Aim.values())
        };
    lines = new CachedText[sentences.length];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = canvas.label(TextSize.SMALL, Anchor.RIGHT);
      lines[i].setColour(canvas.palette().colour(ColorRole.TEXT_QUIET));
    }
  }

  private String[] sentences(String subject, String prefix, Enum<?>[] laws) {
    String[] named = new String[laws.length];
    for (int i = 0; i < laws.length; i++) {
      named[i] =
          canvas.localization().of(subject)
              + ": "
              + canvas.localization().of(prefix + laws[i].name());
    }
    return named;
  }

  /** Returns the sentences for "each its own" and then for every law. */
  private String[] ownAndAlike(String subject, String prefix, Enum<?>[] laws) {
    String[] alike = sentences(subject, prefix, laws);
    String[] all = new String[1 + alike.length];
    all[0] = canvas.localization().of(subject) + ": " + canvas.localization().of("hud.law.own");
    System.arraycopy(alike, 0, all, 1, alike.length);
    return all;
  }

  /** Takes in the laws of a new run without announcing them. */
  void reset(Run run) {
    EnemyOverrides enemyLaws = run.current().enemyLaws();
    setLaw(0, enemyLaws.missileLaw());
    setLaw(1, enemyLaws.tankLaw());
    setLaw(2, enemyLaws.foeAim());
  }

  void update(Run run) {
    EnemyOverrides enemyLaws = run.current().enemyLaws();
    update(0, enemyLaws.missileLaw());
    update(1, enemyLaws.tankLaw());
    update(2, enemyLaws.foeAim());
  }

  private void update(int subject, int law) {
    if (law != chosen[subject] && law < sentences[subject].length) {
      setLaw(subject, law);
      board.showAnswer(sentences[subject][law] + "   " + assisted);
    }
  }

  private void setLaw(int subject, int law) {
    chosen[subject] = law;
    lines[subject].setText(sentences[subject][law]);
  }

  /**
   * True if a law is listed. A narrow window has no room for the list; there it is only announced.
   */
  private boolean isListed(int subject) {
    return chosen[subject] != 0 && !canvas.isNarrow();
  }

  /** Returns the width of the widest listed line, physical pixels. */
  double width() {
    double widest = 0;
    for (int i = 0; i < lines.length; i++) {
      widest = isListed(i) ? Math.max(widest, lines[i].width()) : widest;
    }
    return widest;
  }

  /** Returns the height of all listed lines, physical pixels. */
  double height() {
    int rows = 0;
    for (int i = 0; i < lines.length; i++) {
      rows += isListed(i) ? 1 : 0;
    }
    return canvas.pixels(rows * ROW);
  }

  /**
   * Draws the lines downwards from the baseline {@code top}, with their right ends at {@code x}.
   */
  void drawText(double x, double top) {
    double y = top;
    for (int i = 0; i < lines.length; i++) {
      if (isListed(i)) {
        canvas.draw(lines[i], x, y, 1);
        y -= canvas.pixels(ROW);
      }
    }
  }
}
