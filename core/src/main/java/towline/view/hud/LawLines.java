package towline.view.hud;

import towline.avoidance.AvoidanceLaw;
import towline.homing.HomingLaw;
import towline.session.Run;
import towline.sim.api.EnemyLaws;
import towline.sim.spec.TankSpec;
import towline.view.draw.ColorRole;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Which of the enemies' laws the player changed: said when it happens, listed while it lasts. */
final class LawLines {
  private static final double ROW = 20;

  private final HudCanvas sheet;
  private final Toast toast;
  private final String[][] sentences;
  private final Label[] lines;
  private final int[] chosen = new int[3];
  private final String assisted;

  LawLines(HudCanvas sheet, Toast toast) {
    this.sheet = sheet;
    this.toast = toast;
    assisted = sheet.words().of("hud.law.assisted");
    sentences =
        new String[][] {
          sentences("hud.law.missiles", "homing.", HomingLaw.values()),
          sentences("hud.law.tanks", "avoidance.", AvoidanceLaw.values()),
          foeAims()
        };
    lines = new Label[sentences.length];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = sheet.label(TextSize.SMALL, Anchor.RIGHT);
      lines[i].colour(sheet.palette().of(ColorRole.TEXT_QUIET));
    }
  }

  private String[] sentences(String subject, String prefix, Enum<?>[] laws) {
    String[] named = new String[laws.length];
    for (int i = 0; i < laws.length; i++) {
      named[i] = sheet.words().of(subject) + ": " + sheet.words().of(prefix + laws[i].name());
    }
    return named;
  }

  /** Each in its own way, and then all alike. */
  private String[] foeAims() {
    String[] alike = sentences("hud.law.aim", "foeaim.", TankSpec.Aim.values());
    String[] all = new String[1 + alike.length];
    all[0] = sheet.words().of("hud.law.aim") + ": " + sheet.words().of("hud.law.own");
    System.arraycopy(alike, 0, all, 1, alike.length);
    return all;
  }

  /** Takes a run that begins, without a word. */
  void reset(Run run) {
    EnemyLaws doctrine = run.current().doctrine();
    choose(0, doctrine.missileLaw());
    choose(1, doctrine.tankLaw());
    choose(2, doctrine.foeAim());
  }

  void update(Run run) {
    EnemyLaws doctrine = run.current().doctrine();
    update(0, doctrine.missileLaw());
    update(1, doctrine.tankLaw());
    update(2, doctrine.foeAim());
  }

  private void update(int subject, int law) {
    if (law != chosen[subject] && law < sentences[subject].length) {
      choose(subject, law);
      toast.show(sentences[subject][law] + "   " + assisted);
    }
  }

  private void choose(int subject, int law) {
    chosen[subject] = law;
    lines[subject].set(sentences[subject][law]);
  }

  /** Draws them downwards from a base line, with their right ends at {@code x}. */
  void drawText(double x, double top) {
    double y = top;
    for (int i = 0; i < lines.length; i++) {
      if (chosen[i] != 0) {
        lines[i].draw(sheet.batch(), x, y, 1);
        y -= sheet.of(ROW);
      }
    }
  }
}
