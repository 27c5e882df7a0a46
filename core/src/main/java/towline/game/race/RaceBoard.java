package towline.game.race;

import java.util.function.ToDoubleFunction;
import towline.content.look.ColorRole;
import towline.view.draw.Palette;
import towline.view.draw.ShapeDrawer;
import towline.view.hud.HudCanvas;
import towline.view.text.CachedText;
import towline.view.text.Localization;
import towline.view.text.NumberText;
import towline.view.text.TextSize;

/**
 * The band along the top of a race: the pilot of each pane, and score, hit rate and kills of both
 * as bars that grow outwards from the middle.
 */
public final class RaceBoard {
  /** Height, in lines of text. */
  private static final double HEIGHT_IN_LINES = 5.4;

  /** Opacity of the bar with the smaller value. */
  private static final double TRAILING_OPACITY = 0.4;

  /** Height of the controls at the foot of the window, in lines of text. */
  private static final double FOOT_HEIGHT_IN_LINES = 2.5;

  /** Maximum length of a bar, as a fraction of the window's width. */
  private static final double BAR_LENGTH = 0.13;

  private final HudCanvas canvas;
  private final Row[] rows;
  private final Side left;
  private final Side right;
  private final CachedText verdict;

  public RaceBoard(HudCanvas canvas) {
    this.canvas = canvas;
    Localization words = canvas.localization();
    rows =
        new Row[] {
          new Row(words.of("race.score"), pane -> pane.run().score().points(), 0),
          new Row(words.of("race.rate"), pane -> 100 * pane.hitRate(), 1),
          new Row(words.of("race.kills"), pane -> pane.run().score().kills(), 0)
        };
    left = new Side(CachedText.Anchor.LEFT);
    right = new Side(CachedText.Anchor.RIGHT);
    verdict = canvas.label(TextSize.HEADING, CachedText.Anchor.CENTRE);
  }

  private double line() {
    return Math.max(15, canvas.pixels(19));
  }

  /** Returns the height of the board, physical pixels. */
  public double height() {
    return Math.ceil(HEIGHT_IN_LINES * line());
  }

  /** Returns the height that is left free at the foot of the window, physical pixels. */
  public double footHeight() {
    return Math.ceil(FOOT_HEIGHT_IN_LINES * line());
  }

  /** Draws the shapes of the board. */
  public void drawShapes(RacePane first, RacePane second) {
    ShapeDrawer pen = canvas.shapes();
    Palette palette = canvas.palette();
    double foot = canvas.height() - height();
    pen.ink(palette.colour(ColorRole.HULL), 0.9);
    pen.box(0, foot, canvas.width(), canvas.height());
    pen.ink(palette.colour(ColorRole.EDGE), 0.6);
    pen.line(0, foot, canvas.width(), foot, 1.5);
    double middle = canvas.width() / 2;
    pen.line(middle, 0, middle, foot, 2);
    for (int i = 0; i < rows.length; i++) {
      double larger = Math.max(1e-9, Math.max(rows[i].value(first), rows[i].value(second)));
      drawBar(first, -1, rows[i].value(first) / larger, i);
      drawBar(second, 1, rows[i].value(second) / larger, i);
    }
  }

  /** Draws a bar from beside its number outwards, on the left (-1) or on the right (1). */
  private void drawBar(RacePane pane, int side, double share, int row) {
    double line = line();
    double from = canvas.width() / 2 + side * 8.6 * line;
    double to = from + side * BAR_LENGTH * canvas.width() * share;
    double y = baseLine(row) + 0.1 * line;
    double high = 0.44 * line;
    canvas.shapes().ink(pane.entry().rgb(), share < 1 ? TRAILING_OPACITY : 1);
    canvas.shapes().box(Math.min(from, to), y, Math.max(from, to), y + high);
  }

  private double baseLine(int row) {
    return canvas.height() - (1.5 + 1.45 * row) * line();
  }

  /**
   * Draws the text of the board; {@code ends} is the verdict once both have finished, otherwise
   * empty.
   */
  public void drawText(RacePane first, RacePane second, String ends) {
    double line = line();
    double middle = canvas.width() / 2;
    int quiet = canvas.palette().colour(ColorRole.TEXT_QUIET);
    for (int i = 0; i < rows.length; i++) {
      double y = baseLine(i);
      Row row = rows[i];
      row.name.setColour(quiet).draw(canvas.batch(), middle, y, 1);
      row.draw(row.first, first, second, middle - 3.6 * line, y);
      row.draw(row.second, second, first, middle + 3.6 * line, y);
    }
    left.draw(first, line);
    right.draw(second, canvas.width() - line);
    if (!ends.isEmpty()) {
      double y = canvas.height() - height() - 2.4 * line;
      verdict.setText(ends).setColour(canvas.palette().colour(ColorRole.SHIP));
      verdict.draw(canvas.batch(), middle, y, 1);
    }
  }

  /** A number that is compared. */
  private final class Row {
    private final ToDoubleFunction<RacePane> number;
    private final int decimals;
    private final CachedText name;
    private final CachedText first;
    private final CachedText second;
    private final StringBuilder text = new StringBuilder();

    Row(String name, ToDoubleFunction<RacePane> number, int decimals) {
      this.number = number;
      this.decimals = decimals;
      this.name = canvas.label(TextSize.SMALL, CachedText.Anchor.CENTRE).setText(name);
      first = canvas.label(TextSize.BODY, CachedText.Anchor.RIGHT);
      second = canvas.label(TextSize.BODY, CachedText.Anchor.LEFT);
    }

    double value(RacePane pane) {
      return number.applyAsDouble(pane);
    }

    void draw(CachedText label, RacePane pane, RacePane other, double x, double y) {
      text.setLength(0);
      if (decimals == 0) {
        NumberText.grouped(text, Math.round(value(pane)));
      } else {
        NumberText.append(text, value(pane), decimals, canvas.localization().decimalSign())
            .append(canvas.localization().percentSign());
      }
      boolean leads = value(pane) >= value(other);
      int rgb = canvas.palette().colour(leads ? ColorRole.SHIP : ColorRole.TEXT_QUIET);
      label.setText(text).setColour(rgb).draw(canvas.batch(), x, y, 1);
    }
  }

  /** The name and the progress of the run in a pane. */
  private final class Side {
    private final CachedText name;
    private final CachedText narrow;
    private final CachedText standing;

    Side(CachedText.Anchor anchor) {
      name = canvas.label(TextSize.HEADING, anchor);
      narrow = canvas.label(TextSize.BODY, anchor);
      standing = canvas.label(TextSize.SMALL, anchor);
    }

    void draw(RacePane pane, double x) {
      double line = line();
      double room = canvas.width() * (0.5 - BAR_LENGTH) - 9.6 * line;
      double y = canvas.height() - 2.1 * line;
      name.setText(pane.entry().name()).setColour(pane.entry().rgb());
      if (name.width() > room) {
        narrow.setText(pane.entry().name()).setColour(pane.entry().rgb());
        narrow.draw(canvas.batch(), x, y, 1);
      } else {
        name.draw(canvas.batch(), x, y, 1);
      }
      standing.setText(words(pane)).setColour(canvas.palette().colour(ColorRole.TEXT));
      standing.draw(canvas.batch(), x, y - 1.6 * line, 1);
    }

    private String words(RacePane pane) {
      Localization words = canvas.localization();
      if (pane.run().won()) {
        return words.of("race.won");
      }
      if (pane.run().over()) {
        return words.of("race.lost", pane.run().wave());
      }
      String key = pane.run().draft().isOpen() ? "race.draft" : "race.wave";
      return words.of(key, pane.run().wave());
    }
  }
}
