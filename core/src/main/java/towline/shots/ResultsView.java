package towline.shots;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import towline.ai.aim.AimMode;
import towline.content.look.ColorRole;
import towline.shots.Box.Row;
import towline.store.ShotsDay;
import towline.store.ShotsRecord;
import towline.trial.shots.SixShots;
import towline.view.text.Localization;

/** The end of a day: its squares, the streak, the last days, the marks of each mode. */
final class ResultsView {
  /** Number of days whose squares are shown, and in a row. */
  private static final int DAYS = 28;

  private static final int DAYS_IN_ROW = 14;

  private final BoardLayout layout;
  private final Localization texts;
  private final ShotsDay day;
  private final long today;
  private final ShotsRecord record;
  private final Marks marks;
  private final Optional<AimMode> worst;
  private final Box score;
  private final Box streak;
  private final Box share;
  private final Box days;
  private final Box modes;
  private final Box practise;
  private final Box buttons;

  /** The effects of the buttons. */
  interface Actions {
    void share();

    void replay();

    void practise(AimMode mode);

    void leave();
  }

  /** Creates the view of a finished day. */
  ResultsView(
      BoardLayout layout,
      Localization texts,
      ShotsRecord record,
      ShotsDay day,
      long today,
      boolean canPractise) {
    this.layout = layout;
    this.texts = texts;
    this.record = record;
    this.day = day;
    this.today = today;
    marks = new Marks(record);
    worst = canPractise ? marks.worst() : Optional.empty();
    double text = layout.text();
    double gap = 1.4 * layout.gap();
    Row button = Row.fixed(layout.button());
    Row offer = Row.fixed(worst.isPresent() ? layout.button() : 0);
    Row head = Row.of(74 * text);
    Row line = Row.of(24 * text);
    Row squares = Row.of(64 * layout.unit() + 20 * text);
    Row bars = Row.of((AimMode.values().length + 1) * 21 * text);
    Box page = layout.page();
    if (layout.isUpright()) {
      Box[] rows = page.rows(gap, head, line, button, squares, bars, offer, button);
      score = rows[0];
      streak = rows[1];
      share = rows[2];
      days = rows[3];
      modes = rows[4];
      practise = rows[5];
      buttons = rows[6];
    } else {
      Box[] left = page.cell(0, 2, 0, 1, 3 * gap).rows(gap, head, line, button, squares);
      Box[] right = page.cell(1, 2, 0, 1, 3 * gap).rows(gap, bars, offer, button);
      score = left[0];
      streak = left[1];
      share = left[2];
      days = left[3];
      modes = right[0];
      practise = right[1];
      buttons = right[2];
    }
  }

  /** Returns the buttons. */
  List<Item> items(Actions actions) {
    List<Item> items = new ArrayList<>();
    items.add(new Item("share", texts.of("shots.share"), share, Item.Style.MAIN, actions::share));
    worst.ifPresent(
        mode ->
            items.add(
                new Item(
                    "practise",
                    texts.of("shots.practise", texts.of("aim." + mode.name())),
                    practise,
                    Item.Style.BUTTON,
                    () -> actions.practise(mode))));
    double gap = layout.gap();
    Box left = buttons.cell(0, 2, 0, 1, gap);
    Box right = buttons.cell(1, 2, 0, 1, gap);
    items.add(
        new Item("replay", texts.of("shots.replay"), left, Item.Style.BUTTON, actions::replay));
    items.add(new Item("leave", texts.of("shots.leave"), right, Item.Style.BUTTON, actions::leave));
    return items;
  }

  /** Draws everything but the buttons. */
  void draw(Brush brush) {
    drawScore(brush);
    drawDays(brush);
    drawModes(brush);
  }

  private void drawScore(Brush brush) {
    double text = layout.text();
    int full = day.fullMarks();
    Box[] rows =
        score.rows(brush.px(2), Row.of(0.6 * score.height()), Row.of(0.4 * score.height()));
    String sum = texts.of("shots.sum", full, SixShots.COUNT);
    brush.words(sum, ColorRole.SHARD, 32 * text, Pen.Align.CENTRE, rows[0]);
    double side = Math.min(0.95 * rows[1].height(), 26 * text);
    brush.squares(day.marks(), SixShots.COUNT, -1, side, Pen.Align.CENTRE, rows[1]);
    int days = record.streak(today);
    String date = texts.date(LocalDate.ofEpochDay(day.day()));
    String line = date + Localization.SEPARATOR + texts.of("shots.streak", days);
    brush.words(line, ColorRole.TEXT, 14 * text, Pen.Align.CENTRE, streak);
  }

  private void drawDays(Brush brush) {
    double text = layout.text();
    double head = Math.min(20 * text, 0.4 * days.height());
    Box title = new Box(days.x(), days.top() - head, days.width(), head);
    brush.words(texts.of("shots.days"), ColorRole.TEXT_QUIET, 13 * text, Pen.Align.LEFT, title);
    Box grid = new Box(days.x(), days.y(), days.width(), days.height() - head - brush.px(3));
    int rows = DAYS / DAYS_IN_ROW;
    double cell = Math.min(grid.width() / DAYS_IN_ROW, grid.height() / rows);
    double left = grid.centreX() - cell * DAYS_IN_ROW / 2;
    for (int i = 0; i < DAYS; i++) {
      long shown = today - DAYS + 1 + i;
      double x = left + cell * (i % DAYS_IN_ROW);
      double y = grid.top() - cell * (1 + i / DAYS_IN_ROW);
      drawDay(brush, record.day(shown), new Box(x, y, cell, cell).inset(0.08 * cell));
    }
  }

  /** Draws the six squares of a day as two rows of three. */
  private static void drawDay(Brush brush, Optional<ShotsDay> day, Box box) {
    String marks = day.map(ShotsDay::marks).orElse("");
    if (marks.isEmpty()) {
      double corner = 0.12 * box.width();
      int quiet = brush.colour(ColorRole.TEXT_QUIET);
      brush.pen().frame(quiet, 0.25, 1, box.x(), box.y(), box.width(), box.height(), corner);
      return;
    }
    double step = box.width() / 3;
    double side = 0.8 * step;
    double low = box.centreY() - step + (step - side) / 2;
    for (int i = 0; i < SixShots.COUNT; i++) {
      double x = box.x() + step * (i % 3) + (step - side) / 2;
      double y = low + (i < 3 ? step : 0);
      int rgb =
          switch (i < marks.length() ? marks.charAt(i) : ' ') {
            case ShotsDay.FULL -> brush.shaded(ColorRole.SHARD);
            case ShotsDay.HALF -> brush.shaded(ColorRole.ACCENT);
            default -> brush.colour(ColorRole.TEXT_QUIET);
          };
      boolean isHit = i < marks.length() && marks.charAt(i) != ShotsDay.NONE;
      brush.pen().box(rgb, isHit ? 1 : 0.35, x, y, side, side, 0.15 * side);
    }
  }

  private void drawModes(Brush brush) {
    double text = layout.text();
    AimMode[] all = AimMode.values();
    double head = Math.min(20 * text, modes.height() / (all.length + 1));
    Box title = new Box(modes.x(), modes.top() - head, modes.width(), head);
    brush.words(texts.of("shots.beliefs"), ColorRole.TEXT_QUIET, 13 * text, Pen.Align.LEFT, title);
    Box list = new Box(modes.x(), modes.y(), modes.width(), modes.height() - head);
    int most = Math.max(1, marks.most());
    double size = 13 * text;
    for (AimMode mode : all) {
      Box row = list.cell(0, 1, mode.ordinal(), all.length, 0);
      size = Math.min(size, brush.fit(name(mode), size, name(row)));
    }
    for (AimMode mode : all) {
      Box row = list.cell(0, 1, mode.ordinal(), all.length, 0);
      Marks.Tally tally = marks.of(mode);
      int rgb = brush.modeTextColour(mode.ordinal());
      boolean isKnown = tally.all() > 0;
      brush.words(name(mode), rgb, isKnown ? 1 : 0.5, size, Pen.Align.LEFT, name(row));
      Box count =
          new Box(row.right() - 0.16 * row.width(), row.y(), 0.16 * row.width(), row.height());
      String share = isKnown ? tally.full() + "/" + tally.all() : "\u2013";
      brush.words(share, brush.colour(ColorRole.TEXT), 0.9, size, Pen.Align.RIGHT, count);
      double from = name(row).right() + brush.px(6);
      double room = count.x() - brush.px(6) - from;
      double one = room / most;
      double high = Math.min(0.5 * row.height(), 9 * text);
      double x = from;
      x = bar(brush, x, row, high, one * tally.full(), ColorRole.SHARD, 1);
      x = bar(brush, x, row, high, one * tally.half(), ColorRole.ACCENT, 1);
      bar(brush, x, row, high, one * tally.none(), ColorRole.TEXT_QUIET, 0.4);
    }
  }

  private String name(AimMode mode) {
    return texts.of("aim." + mode.name()).replace(' ', '\u00a0');
  }

  private static Box name(Box row) {
    return new Box(row.x(), row.y(), 0.3 * row.width(), row.height());
  }

  private static double bar(
      Brush brush, double x, Box row, double high, double wide, ColorRole role, double opacity) {
    if (wide > 0) {
      brush
          .pen()
          .box(
              brush.shaded(role),
              opacity,
              x,
              row.centreY() - high / 2,
              Math.max(1, wide - brush.px(1)),
              high,
              Math.min(0.3 * high, 0.3 * wide));
    }
    return x + wide;
  }
}
