package towline.view.hud;

import towline.aim.AimMode;
import towline.session.Run;
import towline.session.Score;
import towline.view.draw.Palette;
import towline.view.draw.Pen;
import towline.view.draw.Tint;
import towline.view.text.Digits;
import towline.view.text.Label;
import towline.view.text.Label.Anchor;
import towline.view.text.TextSize;

/** What a run came to: score, wave, and how each aim mode did, the best one lit. */
public final class ResultsPanel {
  private static final double WIDTH = 620;
  private static final double HEIGHT_WITHOUT_ROWS = 250;

  /** A mode is called the best only after that many shots: one lucky hit proves nothing. */
  private static final int ENOUGH_SHOTS = 5;

  private final Sheet sheet;
  private final Label heading;
  private final Label points;
  private final Label summary;
  private final Label assisted;
  private final Label table;
  private final Label again;
  private final ResultRow[] rows;
  private final StringBuilder text = new StringBuilder();
  private int best = -1;
  private boolean helped;

  /** On that sheet. */
  public ResultsPanel(Sheet sheet) {
    this.sheet = sheet;
    Palette palette = sheet.palette();
    heading = sheet.label(TextSize.HEADING, Anchor.CENTRE).colour(palette.of(Tint.WARNING));
    heading.set(sheet.words().of("over.heading"));
    points = sheet.label(TextSize.FIGURE, Anchor.CENTRE).colour(palette.of(Tint.SHIP));
    summary = sheet.label(TextSize.BODY, Anchor.CENTRE).colour(palette.of(Tint.TEXT));
    assisted = sheet.label(TextSize.SMALL, Anchor.CENTRE).colour(palette.of(Tint.CABLE_TAUT));
    assisted.set(sheet.words().of("hud.assisted"));
    table = sheet.label(TextSize.SMALL, Anchor.LEFT).colour(palette.of(Tint.TEXT_QUIET));
    table.set(sheet.words().of("over.table"));
    again = sheet.label(TextSize.BODY, Anchor.CENTRE).colour(palette.of(Tint.SHIP));
    again.set(sheet.words().of("over.again"));
    AimMode[] modes = AimMode.values();
    rows = new ResultRow[modes.length];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new ResultRow(sheet, i, "aim." + modes[i].name());
    }
  }

  /** Takes in what a run came to, and whether the player had help. */
  public void take(Run run, Aid aid) {
    helped = aid == Aid.USED;
    Score score = run.score();
    text.setLength(0);
    points.set(Digits.grouped(text, score.points()));
    summary.set(
        sheet
            .words()
            .of("over.summary", run.wave(), score.kills(), score.whipKills(), score.shards()));
    best = best(score);
    for (ResultRow row : rows) {
      row.take(score);
    }
  }

  private int best(Score score) {
    int leader = -1;
    double highest = 0;
    for (int i = 0; i < rows.length; i++) {
      double rate = score.shots(i) < ENOUGH_SHOTS ? 0 : (double) score.hits(i) / score.shots(i);
      if (rate > highest) {
        highest = rate;
        leader = i;
      }
    }
    return leader;
  }

  private double height() {
    return sheet.of(HEIGHT_WITHOUT_ROWS + rows.length * ResultRow.HEIGHT);
  }

  private double left() {
    return (sheet.width() - sheet.of(WIDTH)) / 2;
  }

  private double top() {
    return (sheet.height() + height()) / 2;
  }

  private double rowBottom(int i) {
    return top() - sheet.of(196) - (i + 1) * sheet.of(ResultRow.HEIGHT);
  }

  /** Draws the shapes. */
  public void shapes() {
    Pen pen = sheet.pen();
    double bottom = top() - height();
    pen.ink(sheet.palette().of(Tint.HULL), 0.86);
    pen.box(left(), bottom, left() + sheet.of(WIDTH), top());
    pen.ink(sheet.palette().of(Tint.EDGE), 0.55);
    pen.path()
        .add(left(), bottom)
        .add(left() + sheet.of(WIDTH), bottom)
        .add(left() + sheet.of(WIDTH), top())
        .add(left(), top());
    pen.strokeClosed(sheet.of(1.5));
    for (int i = 0; i < rows.length; i++) {
      rows[i].shapes(left() + sheet.of(24), rowBottom(i), sheet.of(WIDTH - 48), best);
    }
  }

  /** Draws the text. */
  public void text() {
    double middle = sheet.width() / 2;
    heading.draw(sheet.batch(), middle, top() - sheet.of(42), 1);
    points.draw(sheet.batch(), middle, top() - sheet.of(92), 1);
    summary.draw(sheet.batch(), middle, top() - sheet.of(128), 1);
    assisted.draw(sheet.batch(), middle, top() - sheet.of(154), helped ? 1 : 0);
    table.draw(sheet.batch(), left() + sheet.of(24), top() - sheet.of(182), 1);
    for (int i = 0; i < rows.length; i++) {
      rows[i].text(left() + sheet.of(24), rowBottom(i), sheet.of(WIDTH - 48), best);
    }
    again.draw(sheet.batch(), middle, top() - height() + sheet.of(20), 1);
  }
}
