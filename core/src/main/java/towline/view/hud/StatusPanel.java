package towline.view.hud;

import towline.session.Run;
import towline.view.draw.Tint;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Top right: what is unusual about this run: who flies, slow motion, help, changed laws. */
final class StatusPanel {
  private static final double ROW = 24;

  private final Sheet sheet;
  private final Label slow;
  private final Label assisted;
  private final Label flown;
  private final StringBuilder text = new StringBuilder();
  private final String slowWord;
  private final LawLines laws;
  private double shownScale = 1;
  private boolean helped;
  private boolean flownByBot;

  StatusPanel(Sheet sheet, Toast toast) {
    this.sheet = sheet;
    slow = sheet.label(TextSize.BODY, Anchor.RIGHT).colour(sheet.palette().of(Tint.CABLE_TAUT));
    assisted = sheet.label(TextSize.SMALL, Anchor.RIGHT);
    assisted.colour(sheet.palette().of(Tint.TEXT_QUIET)).set(sheet.words().of("hud.assisted"));
    flown = sheet.label(TextSize.SMALL, Anchor.RIGHT);
    flown.colour(sheet.palette().of(Tint.TEXT_QUIET)).set(sheet.words().of("hud.bot"));
    slowWord = sheet.words().of("hud.slow");
    laws = new LawLines(sheet, toast);
  }

  void begin(Run run) {
    laws.begin(run);
  }

  void take(Run run) {
    laws.take(run);
  }

  void take(double timeScale, Pilotage pilotage, Aid aid) {
    flownByBot = pilotage == Pilotage.BOT;
    helped = aid == Aid.USED;
    shownScale = timeScale;
    if (timeScale < 1) {
      text.setLength(0);
      text.append(slowWord).append(" 1/");
      slow.set(text.append(Math.round(1 / timeScale)));
    }
  }

  void text() {
    double x = sheet.width() - sheet.margin();
    double y = sheet.height() - sheet.margin() - sheet.of(16);
    if (flownByBot) {
      flown.draw(sheet.batch(), x, y, 1);
      y -= sheet.of(ROW);
    }
    if (shownScale < 1) {
      slow.draw(sheet.batch(), x, y, 1);
      y -= sheet.of(ROW);
    }
    if (helped) {
      assisted.draw(sheet.batch(), x, y, 1);
      y -= sheet.of(ROW);
    }
    laws.text(x, y);
  }
}
