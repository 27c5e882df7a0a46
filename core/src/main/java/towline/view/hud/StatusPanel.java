package towline.view.hud;

import towline.session.Run;
import towline.view.draw.ColorRole;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** Top right: what is unusual about this run: who flies, slow motion, help, changed laws. */
final class StatusPanel {
  private static final double ROW = 24;

  private final HudCanvas sheet;
  private final Label slow;
  private final Label assisted;
  private final Label flown;
  private final StringBuilder drawText = new StringBuilder();
  private final String slowWord;
  private final LawLines laws;
  private double shownScale = 1;
  private boolean helped;
  private boolean flownByBot;

  StatusPanel(HudCanvas sheet, Toast toast) {
    this.sheet = sheet;
    slow =
        sheet.label(TextSize.BODY, Anchor.RIGHT).colour(sheet.palette().of(ColorRole.CABLE_TAUT));
    assisted = sheet.label(TextSize.SMALL, Anchor.RIGHT);
    assisted.colour(sheet.palette().of(ColorRole.TEXT_QUIET)).set(sheet.words().of("hud.assisted"));
    flown = sheet.label(TextSize.SMALL, Anchor.RIGHT);
    flown.colour(sheet.palette().of(ColorRole.TEXT_QUIET)).set(sheet.words().of("hud.bot"));
    slowWord = sheet.words().of("hud.slow");
    laws = new LawLines(sheet, toast);
  }

  void reset(Run run) {
    laws.reset(run);
  }

  void update(Run run) {
    laws.update(run);
  }

  void update(double timeScale, PilotKind pilotage, Aid aid) {
    flownByBot = pilotage == PilotKind.BOT;
    helped = aid == Aid.USED;
    shownScale = timeScale;
    if (timeScale < 1) {
      drawText.setLength(0);
      drawText.append(slowWord).append(" 1/");
      slow.set(drawText.append(Math.round(1 / timeScale)));
    }
  }

  void drawText() {
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
    laws.drawText(x, y);
  }
}
